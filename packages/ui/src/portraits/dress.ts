import { path, stroke } from '../svg-marks';
import { bothSides, litFill, mix, type Tones } from './pen';

const BODY = 'M-76 100C-72 76-56 67-34 61L-14 54Q0 64 14 54L34 61C56 67 72 76 76 100Z';

const body = (color: string, { shade }: Tones): string =>
  litFill('d', color, shade, 72) +
  path(BODY, 'url(#d)') +
  path('M20 57L34 61C56 67 72 76 76 100H34C40 84 34 68 20 57Z', shade, 0.16);

const NECKLINE = 'M-15 52Q0 70 15 52L19 56Q0 80-19 56Z';
const VEE = 'M-15 52L0 100L15 52Q0 66-15 52Z';
const LAPEL = 'M-15 52L-27 59L-19 72L-24 76L0 104Z';

const jacket = (color: string, inner: string, tones: Tones): string =>
  body(color, tones) +
  path(VEE, inner) +
  path(LAPEL, mix(color, '#ffffff', 0.1)) +
  path('M15 52L27 59L19 72L24 76L0 104Z', mix(color, '#000000', 0.16));

/** Clothes, drawn below a neck that ends at 56. */
export const dresses = {
  suit: (tones: Tones) =>
    jacket(tones.ink, tones.paper, tones) +
    path('M-15 52L-6 66L0 60L6 66L15 52Q0 66-15 52Z', '#ffffff') +
    path('M-3.5 61H3.5L5 67L4 104H-4L-5 67Z', tones.dark),
  openCollar: (tones: Tones) =>
    jacket(tones.dark, tones.paper, tones) +
    path('M-13 54L0 84L13 54Q0 64-13 54Z', tones.skin) +
    bothSides(path('M-15 50L-20 57L-12 74L-4 75Z', '#ffffff')),
  jacket: (tones: Tones) =>
    jacket(tones.dark, tones.paper, tones) + path('M-10 56L0 74L10 56Q0 64-10 56Z', tones.skin),
  darkJacket: (tones: Tones) =>
    jacket(mix(tones.ink, tones.dark, 0.2), mix(tones.base, tones.paper, 0.4), tones) +
    path('M-10 56L0 70L10 56Q0 64-10 56Z', tones.skin),
  blouse: (tones: Tones) =>
    body(mix(tones.base, tones.paper, 0.7), tones) +
    path('M-15 52L0 82L15 52Q0 66-15 52Z', tones.skin) +
    stroke('M-16 53L0 83L16 53', tones.dark, 2.4),
  shirt: (tones: Tones) =>
    body(tones.paper, tones) +
    bothSides(
      path('M-15 50L-20 58L-8 71L0 62Z', '#ffffff') +
        stroke('M-15 50L-20 58L-8 71L0 62', tones.shade, 1, 0.5),
    ) +
    stroke('M0 62V100', tones.shade, 1, 0.5),
  rollneck: (tones: Tones) =>
    body(mix(tones.dark, tones.ink, 0.5), tones) +
    path('M-15 44C-8 53 8 53 15 44L17 61Q0 71-17 61Z', mix(tones.dark, tones.ink, 0.3)) +
    stroke('M-16 55Q0 64 16 55', tones.ink, 1.2, 0.6),
  roundNeck: (tones: Tones) =>
    jacket(tones.ink, tones.base, tones) + path('M-15 52Q0 66 15 52L11 62Q0 70-11 62Z', tones.skin),
  kandura: (tones: Tones) =>
    body(tones.paper, tones) +
    path('M-15 47Q0 60 15 47L16 58Q0 70-16 58Z', '#ffffff') +
    stroke('M-16 58Q0 70 16 58M0 64V100', tones.shade, 1.2, 0.55),
  bisht: (tones: Tones) =>
    body(tones.paper, tones) +
    path('M-15 47Q0 60 15 47L16 58Q0 70-16 58Z', '#ffffff') +
    stroke('M0 64V100', tones.shade, 1.2, 0.55) +
    path(
      'M-76 100C-72 76-56 67-36 62L-22 100ZM76 100C72 76 56 67 36 62L22 100Z',
      mix(tones.ink, tones.dark, 0.35),
    ) +
    stroke('M-35 62L-21 100M35 62L21 100', '#d9b45a', 3),
  abaya: (tones: Tones) =>
    body(mix(tones.ink, tones.dark, 0.25), tones) +
    stroke('M-20 58C-10 72-5 86-4 102M20 58C10 72 5 86 4 102', tones.base, 2.4),
  kaftan: (tones: Tones) =>
    body(mix(tones.base, tones.dark, 0.35), tones) +
    path('M-13 55L0 72L13 55Q0 64-13 55Z', tones.skin) +
    path(NECKLINE, '#e4c473') +
    stroke('M0 72V102', '#e4c473', 5) +
    stroke('M0 76V100', tones.dark, 1.6),
};
