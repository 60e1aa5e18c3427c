import { path, stroke } from '../svg-marks';
import type { Hairstyle, Head } from './head';

const CLOTH =
  'M-37 4C-42-36-25-61 0-61C25-61 42-36 37 4L36 2C45 24 49 50 58 92L36 98C33 62 28 30 29 0L30-3C31-17 26-28 14-33Q0-38-14-33C-26-28-31-17-30-3L-29 0C-28 30-33 62-36 98L-58 92C-49 50-45 24-36 2Z';

/* Two cords that lie on the cloth. */
const agal = ({ tones: { ink } }: Head) =>
  stroke('M-33.6-33Q0-52 33.6-33M-31.6-40Q0-59 31.6-40', ink, 5.2) +
  stroke('M-29-36.4Q-14-43-2-43.4M-26-44Q-14-49.6-2-50.2', '#ffffff', 0.9, 0.3);

const behindNeck = ({ tones: { paper, shade } }: Head) =>
  path('M-34-20C-48 20-50 60-52 100H52C50 60 48 20 34-20Z', paper) +
  path('M-34-20C-48 20-50 60-52 100H52C50 60 48 20 34-20Z', shade, 0.3);

/* Either the cloth hangs in two long folds, or one side is thrown back. */
const clothFolds = ({ tones: { shade }, choicesFor }: Head) =>
  path(
    choicesFor('wrap').one([
      'M-34 18C-36 44-41 66-47 94Q-36 62-34 18ZM-39 30C-44 52-48 70-54 92Q-43 66-39 30ZM34 16C38 44 42 66 48 94Q43 62 34 16Z',
      'M-35 14C-34 40-44 60-52 93Q-38 60-35 14ZM33 26C34 50 38 70 40 96Q38 70 33 26ZM38 22C43 46 47 66 54 92Q48 60 38 22Z',
    ]),
    shade,
    0.4,
  ) +
  path('M-30-30C-20-44-6-50 8-40Q-8-46-30-30ZM12-58C30-52 36-38 34-20Q32-44 12-58Z', shade, 0.25) +
  path('M31 4C33 36 34 62 36 98L58 92C49 50 45 24 37 2Z', shade, 0.14);

const checks = ({ dark }: { dark: string }) =>
  `<pattern id="c" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 3.5H7M3.5 0V7" stroke="${dark}" stroke-width="1.8"/></pattern><use href="#t" fill="url(#c)"/>`;

const paper = ({ tones }: Head) => tones.paper;

/** What men wear on their heads. */
export const headwear = {
  ghutra: {
    back: behindNeck,
    color: paper,
    shape: () => CLOTH,
    details: (head: Head) => clothFolds(head) + agal(head),
  },
  shemagh: {
    back: behindNeck,
    color: paper,
    shape: () => CLOTH,
    details: (head: Head) => checks(head.tones) + clothFolds(head) + agal(head),
  },
  kumma: {
    color: paper,
    under: ({ tones }: Head) =>
      path('M-31-6C-32-18-31-24-29-30H29C31-24 32-18 31-6L28-10Q28-20 26-26H-26Q-28-20-28-10Z', tones.hair),
    shape: () => 'M-31-24C-33-54-21-65 0-65C21-65 33-54 31-24Q0-34-31-24Z',
    details: ({ tones }: Head) =>
      stroke('M-30-30Q0-40 30-30M-30-36Q0-46 30-36', tones.dark, 1.4) +
      stroke('M-26-46L-20-52L-14-48L-8-56L0-50L8-56L14-48L20-52L26-46', tones.dark, 1.6),
  },
} satisfies Record<string, Hairstyle>;
