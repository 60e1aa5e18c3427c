import type { AreaColor } from '../tokens';
import type { dresses } from './dress';
import type { beards } from './beard';
import type { hairstyles } from './hair';

/** From light to dark. */
export const SKINS = ['#f7dcc4', '#efc8a6', '#e0ae84', '#c48d62', '#96623f'] as const;

export const HAIR_COLORS = {
  black: '#1d1a22',
  brown: '#4a2f22',
  auburn: '#7d4427',
  blond: '#c8a269',
  grey: '#8d8b90',
  white: '#d9d7d6',
} as const;

/** How a person is drawn. Everything else of a face follows from the name. */
export type Look = [
  /** The duotone of the person's practice. */
  color: AreaColor,
  /** The age in years. Lines appear from 44 on. */
  age: number,
  /** A number from 0 (light) to 4 (dark). */
  skin: 0 | 1 | 2 | 3 | 4,
  face: 'narrow' | 'oval' | 'broad' | 'square',
  hair: keyof typeof hairstyles,
  hairColor: keyof typeof HAIR_COLORS,
  dress: keyof typeof dresses,
  ...extras: (keyof typeof beards | 'round' | 'square')[],
];
