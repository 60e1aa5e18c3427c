import type { ReactNode } from 'react';
import { area, type AreaColor } from '../tokens';
import { shapePaths, type ShapeName } from '../shapes/shape-paths';
import { garments, mensHeaddresses, womensHeaddresses } from './portrait-parts';
import { INK, PAPER } from './scene-parts';

const backgrounds: AreaColor[] = ['teal-light', 'yellow', 'purple', 'sage', 'red', 'blue', 'pink'];
const backdrops: ShapeName[] = [
  'circle',
  'hexagon',
  'diamond',
  'pentagon',
  'square',
  'triangle',
  'parallelogram',
];
const skins = [
  ['#efc7a4', '#dca981'],
  ['#d9a27a', '#c0865d'],
  ['#b87e55', '#9d6640'],
  ['#e6b590', '#cf976e'],
  ['#8a583a', '#70442b'],
] as const;
const hairs = ['#1a1a26', '#33231f', '#513525', '#17202f', '#8b8a90'];
const clothes = [
  [INK, '#2a3f68'],
  [area['teal-light'].dark, area['teal-light'].base],
  [PAPER, '#d9d3c7'],
  [area.purple.dark, area.purple.base],
  [area.red.dark, area.red.base],
  ['#3b4d6e', '#5d7196'],
  [area.sage.dark, area.sage.base],
  [area.pink.dark, area.pink.base],
] as const;

const pick = <Item,>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

export interface PortraitProps {
  /** The same seed always draws the same person: even seeds draw women, odd ones men. */
  seed: number;
  size?: number | string;
  /** Who it is; a portrait without a title is decorative. */
  title?: string;
  className?: string;
}

/** A portrait composed of the firm's shapes. */
export function Portrait({ seed, size = 160, title, className }: PortraitProps): ReactNode {
  const index = Math.floor(Math.abs(seed) / 2);
  const odd = Math.abs(seed) % 2;
  const background = area[pick(backgrounds, index * 4 + odd)];
  const backdrop = pick(backdrops, index * 2 + odd * 3);
  const [skin, shade] = pick(skins, index * 2 + odd);
  const hair = pick(hairs, index * 3 + odd);
  const [garment, contrast] = pick(clothes, index * 3 + odd * 2);
  const headdress = pick(odd ? mensHeaddresses : womensHeaddresses, index);
  const drawGarment = pick(garments, index + odd);
  return (
    <svg
      viewBox="0 0 200 200"
      width={size}
      height={size}
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d="M0 0H200V200H0Z" fill={background.tint} />
      <path d={shapePaths[backdrop]} transform="translate(22 12) scale(1.56)" fill={background.base} />
      {headdress.back?.(hair)}
      <path d="M85 112H115V146L100 162L85 146Z" fill={shade} />
      {drawGarment(garment, contrast)}
      <circle cx="67" cy="98" r="8" fill={skin} />
      <circle cx="133" cy="98" r="8" fill={shade} />
      <path d="M67 85A33 33 0 0 1 133 85V101A33 35 0 0 1 67 101Z" fill={skin} />
      <path d="M100 52A33 33 0 0 1 133 85V101A33 35 0 0 1 100 136Z" fill={shade} fillOpacity="0.55" />
      {headdress.front(hair, contrast)}
    </svg>
  );
}
