import { path, stroke } from '../svg-marks';
import { outlineOf, type Hairstyle, type Head } from './head';
import { mix } from './pen';

/* A fold that is thin at both ends: two curves between the same points. `depth` is its thickness in the middle. */
type Fold = [
  fromX: number,
  fromY: number,
  bendX: number,
  bendY: number,
  toX: number,
  toY: number,
  depth: number,
];

interface Drape {
  /** The outline, drawn to the left, so that the opening for the face, drawn to the right, stays free. */
  outer: string;
  folds: Fold[];
  /** An edge of the cloth that catches the light. */
  edge: string;
}

const WIDE =
  'M0-59C-35-59-43-31-41 0C-40 22-46 44-62 58C-74 68-80 84-84 112H84C80 84 74 68 62 58C46 44 40 22 41 0C43-31 35-59 0-59Z';
const SNUG =
  'M0-58C-33-58-42-32-40-4C-39 14-38 24-38 36C-46 50-60 54-70 66C-80 78-84 92-86 112H86C84 92 80 78 70 66C60 54 46 50 38 36C38 24 39 14 40-4C42-32 33-58 0-58Z';
const SHORT =
  'M0-58C-34-58-42-32-40-4C-39 14-37 26-33 38C-41 50-36 74-15 82Q0 87 15 82C36 74 41 50 33 38C37 26 39 14 40-4C42-32 34-58 0-58Z';

/* Each woman's scarf is wrapped in one of these ways, to either side. */
const DRAPES: Record<'across' | 'round' | 'tucked' | 'thrown', Drape> = {
  across: {
    outer: WIDE,
    folds: [
      [-38, 30, -14, 66, 44, 52, 6],
      [46, 40, 34, 70, -40, 86, 7],
      [56, 60, 40, 88, -10, 108, 6],
    ],
    edge: 'M45 41C34 68 4 78-42 86',
  },
  round: {
    outer: SNUG,
    folds: [
      [-37, 28, -16, 64, 40, 42, 6],
      [-46, 46, -20, 82, 56, 54, 7],
      [-66, 62, -30, 112, 44, 92, 8],
      [52, 56, 64, 76, 58, 112, 5],
    ],
    edge: 'M-45 47Q-20 82 56 54',
  },
  tucked: {
    outer: SHORT,
    folds: [
      [-35, 40, -6, 64, 36, 36, 5],
      [-38, 48, -10, 82, 38, 50, 6],
      [-30, 70, 6, 88, 36, 58, 5],
    ],
    edge: 'M-38 48Q-10 82 38 50',
  },
  thrown: {
    outer: SNUG,
    folds: [
      [-36, 34, -10, 62, 30, 44, 5],
      [30, 44, 8, 74, 14, 112, 9],
      [38, 50, 34, 78, 38, 112, 6],
      [-40, 52, -20, 76, 12, 78, 6],
    ],
    edge: 'M29 45Q8 74 14 112',
  },
};

/* Folds of the cloth over the crown, on the side of the light. */
const CROWNS: readonly Fold[][] = [
  [
    [-37, -8, -32, -44, 0, -52, 3.6],
    [-34, 12, -36, -18, -27, -34, 2.6],
  ],
  [[-30, -34, -12, -56, 20, -50, 3.4]],
  [
    [-36, 18, -38, -20, -22, -42, 3.2],
    [-33, 28, -36, 4, -33, -14, 2],
    [8, -54, 26, -48, 33, -26, 2.6],
  ],
];

const foldPath = ([x, y, bendX, bendY, toX, toY, depth]: Fold) =>
  `M${x} ${y}Q${bendX} ${bendY} ${toX} ${toY}Q${bendX + depth / 2} ${bendY + depth * 1.5} ${x} ${y}Z`;

/* The scarf lies over the edge of the face by two units, so that nothing shows between them. */
const opening = ({ face: { half, jaw, chin } }: Head, top: number) =>
  outlineOf(half - 2, jaw - 1, chin, top, 9);

const drapeOf = ({ choicesFor }: Head, drapes: readonly (keyof typeof DRAPES)[]) => {
  const { one } = choicesFor('wrap');
  return { ...DRAPES[one(drapes)], crown: one(CROWNS) };
};

const shadeOf = (color: string, { tones }: Head) => mix(mix(color, tones.dark, 0.4), '#000000', 0.45);

interface Cloth {
  color: (head: Head) => string;
  drapes: readonly (keyof typeof DRAPES)[];
  /** Where the opening for the face starts. */
  top: number;
  /** What is under the scarf: a band, or hair. */
  under?: (head: Head) => string;
  /** The colour of its border around the face. */
  border?: (head: Head) => string;
}

/** A scarf whose way of wrapping, folds and tints follow from the name. */
function scarf({ color, drapes, top, under, border }: Cloth): Hairstyle {
  return {
    sided: true,
    color,
    // Behind the face too: no gap shows the picture's ground.
    back: (head) => path('M-38-8C-40-70 40-70 38-8L28 50H-28Z', shadeOf(color(head), head)),
    under,
    shape: (head) => `${drapeOf(head, drapes).outer}${opening(head, top)}`,
    details(head) {
      const shade = shadeOf(color(head), head);
      const { folds, edge, crown } = drapeOf(head, drapes);
      return [
        '<clipPath id="v"><use href="#t"/></clipPath><g clip-path="url(#v)">',
        path([...folds, ...crown].map(foldPath).join(''), shade, 0.34),
        stroke(edge, '#ffffff', 1, 0.28),
        border ? stroke(opening(head, top), border(head), 2, 0.5) : '',
        '</g>',
      ].join('');
    },
  };
}

/* What shows on the forehead under a scarf, with its shadow. */
const onForehead = (data: string, color: string, { tones: { skinShade } }: Head) =>
  `<g transform="translate(1 2.2)">${path(data, skinShade, 0.24)}</g>${path(data, color)}`;

const band =
  (color: (head: Head) => string) =>
  (head: Head): string =>
    onForehead(
      'M-31 0C-30-34-16-48 0-48C16-48 30-34 31 0C28-24 16-34.5 0-34.5C-16-34.5-28-24-31 0Z',
      color(head),
      head,
    );

const hairUnder = (head: Head) =>
  onForehead(
    'M-31 14C-38-22-28-54 0-55C28-54 38-22 31 14C31-8 24-28-4-42C-24-30-31-8-31 14Z',
    head.tones.hair,
    head,
  );

export const scarves = {
  hijab: scarf({
    // Light cloth is twice as frequent.
    color: ({ tones: { base, paper, dark }, choicesFor }) =>
      choicesFor('scarf').one([mix(base, paper, 0.78), mix(base, paper, 0.78), mix(base, dark, 0.55)]),
    drapes: ['across', 'round', 'tucked'],
    top: -38.5,
    under: band(({ tones: { base, dark } }) => mix(base, dark, 0.85)),
  }),
  darkHijab: scarf({
    color: ({ tones: { dark, ink } }) => mix(dark, ink, 0.3),
    drapes: ['thrown'],
    top: -38.5,
    under: band(({ tones: { dark, ink } }) => mix(dark, ink, 0.75)),
  }),
  shayla: scarf({
    color: ({ tones: { ink, dark } }) => mix(ink, dark, 0.3),
    drapes: ['across', 'round', 'thrown'],
    top: -45,
    under: hairUnder,
    border: ({ tones: { base } }) => base,
  }),
} satisfies Record<string, Hairstyle>;
