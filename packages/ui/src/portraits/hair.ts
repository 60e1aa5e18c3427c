import { path, stroke } from '../svg-marks';
import { mix, type Tones } from './pen';

/**
 * Hair or a head covering: `back` is drawn behind the head, `front` over it. The head is 60 wide and 91 high around 0
 * 0; its crown is at -46, its eyes at -5, its chin at 45.
 */
interface Hairstyle {
  back?: (tones: Tones) => string;
  front: (tones: Tones) => string;
}

const strand = (data: string, { hair }: Tones) => stroke(data, mix(hair, '#ffffff', 0.35), 1.1, 0.55);

const hair =
  (data: string, ...strands: string[]) =>
  (tones: Tones): string =>
    path(data, tones.hair) + strands.map((each) => strand(each, tones)).join('');

/** Curls along an arc around the head, from one side to the other. */
const curls = (radius: number, size: number, count: number, from: number, tones: Tones): string =>
  Array.from({ length: count }, (_, index) => {
    const direction = ((from + ((180 - 2 * from) * index) / (count - 1)) * Math.PI) / 180;
    const [x, y] = [
      Math.round(-radius * Math.cos(direction)),
      Math.round(-14 - radius * Math.sin(direction)),
    ];
    return `<circle cx="${x}" cy="${y}" r="${size + (index % 2)}" fill="${index % 3 === 1 ? mix(tones.hair, '#ffffff', 0.08) : tones.hair}"/>`;
  }).join('');

const OPENING = 'M0-41C18-41 28-29 28-6C28 18 18 39 0 45C-18 39-28 18-28-6C-28-29-18-41 0-41Z';
const LOOSE_OPENING = 'M2-50C25-50 32-32 31-8C31 22 22 42 4 56C-20 44-31 20-31-8C-32-34-22-50 2-50Z';
const veil = (opening: string) =>
  `M0-59C35-59 43-31 41 0C40 22 46 44 62 58C74 68 80 84 84 100H-84C-80 84-74 68-62 58C-46 44-40 22-41 0C-43-31-35-59 0-59Z${opening}`;

const covered = (color: string, opening: string, shade: string): string =>
  `<path d="${veil(opening)}" fill="${color}" fill-rule="evenodd"/>${[
    path('M29-30C40-20 40 6 40 20C43 40 51 50 62 58C74 68 80 84 84 100H10C34 78 26 40 30 8Z', shade, 0.24),
    stroke('M-36 40C-26 60 4 70 36 60', shade, 1.4, 0.5),
    stroke('M42 34C38 60 4 78-46 80', shade, 1.4, 0.5),
    stroke('M-35-20C-30-44-12-52 4-54', '#ffffff', 1.6, 0.4),
  ].join('')}`;

const cloth = (color: string, shade: string): string =>
  [
    path(
      'M-37 4C-42-36-25-61 0-61C25-61 42-36 37 4L30-3C31-17 26-28 14-33Q0-38-14-33C-26-28-31-17-30-3Z',
      color,
    ),
    path('M-31-18C-42 6-46 42-58 92L-36 98C-33 62-28 30-29 0Z', color),
    path('M31-18C42 6 46 42 58 92L36 98C33 62 28 30 29 0Z', color),
    path(
      'M31-18C42 6 46 42 58 92L36 98C33 62 28 30 29 0ZM8-60C34-56 40-30 37 4L30-3C31-17 26-28 14-34Z',
      shade,
      0.2,
    ),
    stroke('M-8-40C-3-45 2-46 9-41M-34 20C-36 44-40 66-46 88M34 16C38 44 42 66 48 88', shade, 1.2, 0.45),
  ].join('');

const AGAL = 'M-36-31Q0-50 36-31L36-36Q0-56-36-36ZM-36-38Q0-58 36-38L35-43Q0-63-35-43Z';

const behindNeck = ({ paper, shade }: Tones) =>
  path('M-34-20C-48 20-50 60-52 100H52C50 60 48 20 34-20Z', paper) +
  path('M-34-20C-48 20-50 60-52 100H52C50 60 48 20 34-20Z', shade, 0.3);

export const hairstyles = {
  sidePart: {
    front: hair(
      'M-31-4C-35-30-31-57 2-58C31-58 36-32 31-4L28.5-8C29-18 27-26 23-31C10-27-6-30-13-38C-16-29-27-26-28.5-8Z',
      'M-10-42C2-33 14-32 24-35',
      'M-4-50C8-44 18-42 27-36',
    ),
  },
  crop: {
    front: hair(
      'M-31-8C-33-34-22-55 0-55C22-55 33-34 31-8L28.5-10C28-22 26-29 20-33C10-35-10-35-20-33C-26-29-28-22-28.5-10Z',
    ),
  },
  receding: {
    front: hair(
      'M-31-4C-34-30-24-54 0-54C24-54 34-30 31-4L28.5-8C29-22 26-34 19-41C14-36 7-44 0-43C-8-43-14-36-19-41C-26-34-29-22-28.5-8Z',
      'M-12-46C-4-51 6-51 13-46',
    ),
  },
  sweptBack: {
    front: hair(
      'M-31-2C-37-36-25-61 4-61C31-61 37-34 31-2L28.5-8C29-22 24-34 16-37C4-42-14-41-22-33C-26-28-28-18-28.5-8Z',
      'M-20-36C-12-50 4-55 16-53',
      'M-10-39C-2-48 12-50 24-44',
      'M2-40C10-45 20-44 28-36',
    ),
  },
  curly: {
    front: (tones: Tones) =>
      path(
        'M-31-6C-33-32-22-50 0-50C22-50 33-32 31-6L28-10C28-22 22-31 14-33C6-29-6-29-14-33C-22-31-28-22-28-10Z',
        tones.hair,
      ) +
      curls(33, 8, 11, 10, tones) +
      curls(24, 8, 5, 40, tones),
  },
  bald: {
    front: (tones: Tones) =>
      path(
        'M-31 0C-34-12-33-22-28-29C-30-18-28-10-28-4ZM31 0C34-12 33-22 28-29C30-18 28-10 28-4Z',
        tones.hair,
      ) + path('M-18-34C-14-42-4-44 2-43C-6-40-13-36-16-30Z', '#ffffff', 0.35),
  },
  ghutra: {
    back: behindNeck,
    front: ({ paper, shade, ink }: Tones) => cloth(paper, shade) + path(AGAL, ink),
  },
  shemagh: {
    back: behindNeck,
    front: ({ paper, shade, ink, dark }: Tones) =>
      `<pattern id="c" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H7V7H0Z" fill="${paper}"/><path d="M0 3.5H7M3.5 0V7" stroke="${dark}" stroke-width="2"/></pattern>${cloth('url(#c)', shade)}${path(AGAL, ink)}`,
  },
  kumma: {
    front: (tones: Tones) =>
      path('M-31-6C-32-18-31-24-29-30H29C31-24 32-18 31-6L28-10Q28-20 26-26H-26Q-28-20-28-10Z', tones.hair) +
      path('M-31-24C-33-54-21-65 0-65C21-65 33-54 31-24Q0-34-31-24Z', tones.paper) +
      path('M4-65C24-64 33-52 31-24Q24-28 16-29C22-44 16-58 4-65Z', tones.shade, 0.22) +
      stroke('M-30-30Q0-40 30-30M-30-36Q0-46 30-36', tones.dark, 1.4) +
      stroke('M-26-46L-20-52L-14-48L-8-56L0-50L8-56L14-48L20-52L26-46', tones.dark, 1.6),
  },
  bob: {
    back: hair('M-38 30C-44 0-43-59 0-59C43-59 44 0 38 30C34 36 27 35 24 30V-10H-24V30C-27 35-34 36-38 30Z'),
    front: hair(
      'M-31 8C-37-20-31-54 4-55C29-54 37-24 31 8C31-6 29-18 23-28C8-26-4-33-9-41C-13-30-27-24-31 8Z',
      'M-7-45C2-35 14-32 25-32',
      'M-13-42C-20-34-28-26-31-8',
    ),
  },
  long: {
    back: hair('M-39 72C-46 20-45-59 0-59C45-59 46 20 39 72Q30 80 22 72V-10H-22V72Q-30 80-39 72Z'),
    front: hair(
      'M-31 16C-38-22-28-54 0-55C28-54 38-22 31 16C31-8 25-26 0-45C-25-26-31-8-31 16Z',
      'M-4-46C-18-38-29-24-32-4',
      'M4-46C18-38 29-24 32-4',
    ),
  },
  wavy: {
    back: hair(
      'M-41 56C-52 42-38 28-43 12C-50-10-41-61 0-61C41-61 50-10 43 12C38 28 52 42 41 56C34 64 25 58 22 46V-10H-22V46C-25 58-34 64-41 56Z',
      'M-38 6C-34 20-44 34-39 48',
      'M38 6C34 20 44 34 39 48',
    ),
    front: hair(
      'M-31 14C-39-18-33-56 6-57C31-55 39-24 31 14C32-6 27-22 16-33C4-30-8-36-12-44C-14-30-28-18-31 14Z',
      'M-8-48C2-37 16-34 26-22',
    ),
  },
  bun: {
    back: (tones: Tones) =>
      `<ellipse cx="5" cy="-60" rx="15" ry="13" fill="${tones.hair}"/>${strand('M-5-62C0-70 12-70 16-62', tones)}`,
    front: hair(
      'M-31 0C-35-28-25-55 0-55C25-55 35-28 31 0L28.8-5C28-22 20-34 2-37C-14-35-28-24-28.8-5Z',
      'M-24-28C-16-42-4-48 6-50',
      'M-8-37C0-44 8-47 14-47',
      'M12-36C18-40 22-42 24-42',
    ),
  },
  pixie: {
    front: hair(
      'M-31 2C-38-30-27-60 2-60C31-60 38-30 31 2L28-4C28-16 26-24 22-30C12-22-8-20-25-27C-28-20-28-12-31 2Z',
      'M-20-34C-8-30 8-32 18-40',
      'M-14-44C-2-40 12-44 20-50',
    ),
  },
  curls: {
    back: (tones: Tones) => curls(40, 15, 15, -42, tones),
    front: (tones: Tones) =>
      path(
        'M-31 4C-36-28-26-52 0-52C26-52 36-28 31 4C30-12 26-24 18-32C8-28-8-28-18-32C-26-24-30-12-31 4Z',
        tones.hair,
      ) + curls(33, 9, 9, 12, tones),
  },
  hijab: {
    front: ({ base, paper, shade }: Tones) =>
      covered(mix(base, paper, 0.75), OPENING, shade) +
      stroke('M-26-22C-20-36-10-40 0-40C10-40 20-36 26-22', shade, 3, 0.35),
  },
  darkHijab: {
    front: ({ dark, ink, paper }: Tones) =>
      covered(mix(dark, ink, 0.35), OPENING, ink) +
      stroke('M-27-18C-22-36-10-41 0-41C10-41 22-36 27-18', paper, 1.4, 0.5),
  },
  shayla: {
    front: (tones: Tones) =>
      path('M-31 14C-38-22-28-54 0-55C28-54 38-22 31 14C31-8 24-28-4-44C-24-30-31-8-31 14Z', tones.hair) +
      covered(mix(tones.ink, tones.dark, 0.25), LOOSE_OPENING, '#000000') +
      stroke('M-31 8C-33-32-22-50 2-50C25-50 33-32 31 8', tones.base, 1.8, 0.8),
  },
} satisfies Record<string, Hairstyle>;

/** The styles in which a face is drawn as a woman's. */
export const womensHair: ReadonlySet<string> = new Set<keyof typeof hairstyles>([
  'bob',
  'long',
  'wavy',
  'bun',
  'pixie',
  'curls',
  'hijab',
  'darkHijab',
  'shayla',
]);

const FULL =
  'M-30-4C-29 10-27 16-20 17C-14 18-10 20-7 21C-3 19.4 3 19.4 7 21C10 20 14 18 20 17C27 16 29 10 30-4C32 16 29 31 22 39C15 48 8 51 0 51C-8 51-15 48-22 39C-29 31-32 16-30-4Z';

const SHADED_SIDE = 'M4 51C16 50 26 42 30 20C29 34 22 46 4 51Z';

/** Drawn under the mouth. */
export const beards = {
  full: (tones: Tones) => path(FULL, tones.hair) + path(SHADED_SIDE, '#000000', 0.2),
  short: (tones: Tones) =>
    path(FULL, mix(tones.skin, tones.hair, 0.72)) + path(SHADED_SIDE, mix(tones.skin, tones.hair, 0.86)),
  stubble: (tones: Tones) => path(FULL, tones.hair, 0.16),
  goatee: (tones: Tones) =>
    path(
      'M-11 22C-6 19 6 19 11 22C12.5 27 12 31 11 35C9 44 5 48 0 48C-5 48-9 44-11 35C-12 31-12.5 27-11 22Z',
      mix(tones.skin, tones.hair, 0.85),
    ),
  moustache: (tones: Tones) =>
    path(
      'M-12.5 25C-9 19.5-3 19 0 20.4C3 19 9 19.5 12.5 25C8 24.2 3 23.6 0 24C-3 23.6-8 24.2-12.5 25Z',
      tones.hair,
    ),
};
