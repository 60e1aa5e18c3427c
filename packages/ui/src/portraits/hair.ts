import { path, stroke } from '../svg-marks';
import type { Hairstyle, Head } from './head';
import { headwear } from './headwear';
import { mix, type Tones } from './pen';
import { scarves } from './scarf';

const strand = (data: string, { hair }: Tones) => stroke(data, mix(hair, '#ffffff', 0.35), 1, 0.5);

const hair = (data: string, ...strands: string[]) => ({
  shape: () => data,
  details: ({ tones }: Head) => strands.map((each) => strand(each, tones)).join(''),
});

/* One of several cuts. */
const cutsOf = (...cuts: ReturnType<typeof hair>[]) => {
  const cutOf = ({ choicesFor }: Head) => choicesFor('wrap').one(cuts);
  return { shape: (head: Head) => cutOf(head).shape(), details: (head: Head) => cutOf(head).details(head) };
};

/* Hair behind the head is in the shade. */
const behind =
  (data: string, shade = 0.28) =>
  ({ tones }: Head): string =>
    path(data, mix(tones.hair, tones.ink, shade));

/** Curls along an arc around the head, from one side to the other. */
const curls = (radius: number, size: number, count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => {
    const direction = ((from + ((180 - 2 * from) * index) / (count - 1)) * Math.PI) / 180;
    const curl = size + (index % 2);
    const [x, y] = [
      Math.round(-radius * Math.cos(direction)),
      Math.round(-14 - radius * Math.sin(direction)),
    ];
    return `M${x - curl} ${y}a${curl} ${curl} 0 1 1 ${2 * curl} 0a${curl} ${curl} 0 1 1-${2 * curl} 0Z`;
  }).join('');

const curlLines = ({ tones }: Head) =>
  strand(
    'M-31-30Q-33-40-24-42M-20-40Q-22-50-12-51M-8-44Q-8-54 4-54M8-42Q10-50 18-48M22-36Q26-42 32-38M-26-26Q-24-34-16-34M0-36Q4-42 10-38',
    tones,
  );

export const hairstyles = {
  sidePart: {
    sided: true,
    ...hair(
      'M-31-4C-35-30-31-57 2-58C31-58 36-32 31-4L28.5-8C29-18 27-26 23-31C10-27-6-30-13-38C-16-29-27-26-28.5-8Z',
      'M-10-42C2-33 14-32 24-35',
      'M-4-50C8-44 18-42 27-36',
    ),
  },
  crop: hair(
    'M-31-8C-33-34-22-55 0-55C22-55 33-34 31-8L28.5-10C28-22 26-29 20-33C10-35-10-35-20-33C-26-29-28-22-28.5-10Z',
    'M-22-40C-14-50-4-52 6-51',
  ),
  receding: hair(
    'M-31-4C-34-30-24-54 0-54C24-54 34-30 31-4L28.5-8C29-22 26-34 19-41C14-36 7-44 0-43C-8-43-14-36-19-41C-26-34-29-22-28.5-8Z',
    'M-12-46C-4-51 6-51 13-46',
  ),
  sweptBack: {
    sided: true,
    ...hair(
      'M-31-2C-37-36-25-61 4-61C31-61 37-34 31-2L28.5-8C29-22 24-34 16-37C4-42-14-41-22-33C-26-28-28-18-28.5-8Z',
      'M-20-36C-12-50 4-55 16-53',
      'M-10-39C-2-48 12-50 24-44',
      'M2-40C10-45 20-44 28-36',
    ),
  },
  curly: {
    sided: true,
    shape: () =>
      `M-31-6C-33-32-22-50 0-50C22-50 33-32 31-6L28-10C28-22 22-31 14-33C6-29-6-29-14-33C-22-31-28-22-28-10Z${curls(33, 8, 11, 10)}${curls(24, 8, 5, 40)}`,
    details: curlLines,
  },
  bald: {
    shape: () => 'M-31 0C-34-12-33-22-28-29C-30-18-28-10-28-4ZM31 0C34-12 33-22 28-29C30-18 28-10 28-4Z',
    details: ({ tones }: Head) => path('M-18-34C-14-42-4-44 2-43C-6-40-13-36-16-30Z', tones.glow, 0.4),
  },
  ...headwear,
  bob: {
    sided: true,
    back: behind(
      'M-38 30C-44 0-43-59 0-59C43-59 44 0 38 30C34 36 27 35 24 30V-10H-24V30C-27 35-34 36-38 30Z',
    ),
    ...cutsOf(
      hair(
        'M-31 8C-37-20-31-54 4-55C29-54 37-24 31 8C31-6 29-18 23-28C8-26-4-33-9-41C-13-30-27-24-31 8Z',
        'M-7-45C2-35 14-32 25-32',
        'M-13-42C-20-34-28-26-31-8',
      ),
      hair(
        'M-31 10C-37-20-31-55 2-55C31-54 37-24 31 10C31-4 29-15 25-24C12-19-12-20-25-26C-29-15-31-4-31 10Z',
        'M-8-48C-14-40-18-34-19-26',
        'M2-49C0-40-1-34-2-25',
        'M12-47C14-40 15-34 15-26',
      ),
    ),
  },
  long: {
    sided: true,
    back: behind('M-39 72C-46 20-45-59 0-59C45-59 46 20 39 72Q30 80 22 72V-10H-22V72Q-30 80-39 72Z'),
    ...cutsOf(
      hair(
        'M-31 16C-38-22-28-54 0-55C28-54 38-22 31 16C31-8 25-26 0-45C-25-26-31-8-31 16Z',
        'M-4-46C-18-38-29-24-32-4',
        'M4-46C18-38 29-24 32-4',
      ),
      hair(
        'M-31 18C-38-22-30-56 4-57C31-54 38-22 31 18C31-4 29-18 23-28C8-28-6-35-11-44C-17-30-30-16-31 18Z',
        'M-9-48C0-38 14-33 26-33',
        'M-14-44C-24-35-31-24-33-6',
      ),
    ),
  },
  wavy: {
    sided: true,
    back: behind(
      'M-41 56C-52 42-38 28-43 12C-50-10-41-61 0-61C41-61 50-10 43 12C38 28 52 42 41 56C34 64 25 58 22 46V-10H-22V46C-25 58-34 64-41 56Z',
    ),
    ...hair(
      'M-31 14C-39-18-33-56 6-57C31-55 39-24 31 14C32-6 27-22 16-33C4-30-8-36-12-44C-14-30-28-18-31 14Z',
      'M-8-48C2-37 16-34 26-22',
    ),
  },
  bun: {
    sided: true,
    back: ({ tones }: Head) =>
      `<ellipse cx="5" cy="-60" rx="15" ry="13" fill="${tones.hair}"/>${strand('M-5-62C0-70 12-70 16-62', tones)}`,
    ...hair(
      'M-31 0C-35-28-25-55 0-55C25-55 35-28 31 0L28.8-5C28-22 20-34 2-37C-14-35-28-24-28.8-5Z',
      'M-24-28C-16-42-4-48 6-50',
      'M-8-37C0-44 8-47 14-47',
      'M12-36C18-40 22-42 24-42',
    ),
  },
  pixie: {
    sided: true,
    ...cutsOf(
      hair(
        'M-31 2C-38-30-27-60 2-60C31-60 38-30 31 2L28-4C28-16 26-24 22-30C12-22-8-20-25-27C-28-20-28-12-31 2Z',
        'M-20-34C-8-30 8-32 18-40',
        'M-14-44C-2-40 12-44 20-50',
      ),
      hair(
        'M-31 4C-37-26-33-58 6-61C32-61 38-30 31 4L28.4-5C29-16 27-26 21-34C12-32-2-26-18-22C-24-22-28-12-31 4Z',
        'M-22-30C-8-32 6-38 14-46',
        'M-26-38C-16-46-4-50 8-53',
        'M4-32C14-38 20-42 25-44',
      ),
    ),
  },
  curls: {
    back: behind(curls(40, 15, 15, -42), 0.12),
    shape: () =>
      `M-31 4C-36-28-26-52 0-52C26-52 36-28 31 4C30-12 26-24 18-32C8-28-8-28-18-32C-26-24-30-12-31 4Z${curls(33, 9, 9, 12)}`,
    details: curlLines,
  },
  ...scarves,
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
