import type { Seeded } from '../seeded';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { area, navy, type AreaTones, warmWhite } from '../tokens';

export const INK = navy;
export const PAPER = warmWhite;
export const GOLD = area.yellow.base;

/** Draws one composition of a theme on 640 by 360; another seed gives another one. */
export type Scene = (tones: AreaTones, seeded: Seeded) => string;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
/** A shape around a point. */
export const place = (shape: ShapeName, x: number, y: number, size: number, fill: string): string =>
  `<path d="${shapePaths[shape]}" transform="translate(${x - size / 2} ${y - size / 2})scale(${size / 100})" fill="${fill}"/>`;
/** Head and shoulders that stand on a point. */
export const person = (x: number, y: number, height: number, fill: string): string =>
  `<g transform="translate(${x} ${y})scale(${height / 126})" fill="${fill}"><circle r="24" cy="-102"/><path d="M-44 2V-28A44 44 0 0 1 44-28V2Z"/></g>`;
export const rows = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
