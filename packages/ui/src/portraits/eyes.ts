import { path, stroke } from '../svg-marks';
import { bothSides, mix, type Tones } from './pen';
import type { Person } from './person';

/* An eye is 13 wide around its pupil; x grows outwards. `slant` is how much lower the outer corner is. */
const EYES = {
  almond: { upper: 4.2, lower: 2.6, slant: -0.5, peak: 2.5, fold: 2.3 },
  round: { upper: 4.7, lower: 3.1, slant: 0.2, peak: 2.8, fold: 2.4 },
  hooded: { upper: 3.9, lower: 2.7, slant: 0.5, peak: 3.4, fold: 1.3 },
  gentle: { upper: 4.5, lower: 2.9, slant: 1.3, peak: 1.4, fold: 2.1 },
  raised: { upper: 4.4, lower: 2.8, slant: -1.3, peak: 4, fold: 2.6 },
} as const;

/* A brow runs from -7.6 to 9.6; its heights are above the pupil, its bend is where it is drawn upwards. */
const BROWS = {
  arched: { inner: 9.6, bend: 3.4, top: 15.2, outer: 8.4 },
  straight: { inner: 10, bend: 1.5, top: 12.2, outer: 10 },
  rounded: { inner: 9, bend: -0.5, top: 14.4, outer: 7.8 },
  pointed: { inner: 9.6, bend: 5.4, top: 14.4, outer: 8.4 },
  long: { inner: 9.6, bend: 3.4, top: 13.8, outer: 9.4 },
  level: { inner: 10.4, bend: 2.4, top: 13, outer: 8 },
} as const;

/* The lighter the skin, the more colours of eyes. */
const IRISES = ['#4d7f8c', '#64804d', '#7b5a34', '#593822', '#3d2618'] as const;

function browOf({ feminine, hairColor, choicesFor }: Person, { hair, ink }: Tones): string {
  const { one, trait } = choicesFor('brows');
  const brow = one(Object.values(BROWS));
  const { inner, bend, outer } = brow;
  const top = brow.top - (feminine ? 0 : 0.8);
  const raised = trait() * 0.8 + (feminine ? 0.5 : -0.3);
  const thick = (feminine ? 2 : 3) + trait() * 0.5;
  const color = ['grey', 'white', 'blond'].includes(hairColor) ? mix(hair, ink, 0.35) : hair;
  const at = (height: number) => -height - raised;
  return path(
    `M-7.8 ${at(inner - thick * 0.8)}Q-8.2 ${at(inner)}-7 ${at(inner + thick * 0.2)}Q${bend} ${at(top + thick * 0.4)} 9.8 ${at(outer)}Q${bend} ${at(top - thick)}-7.8 ${at(inner - thick * 0.8)}Z`,
    color,
  );
}

/** Eyes and brows. Their shapes, the gaze and the colour follow from the name. */
export function eyes(person: Person, tones: Tones): string {
  const { feminine, skin: skinNumber, choicesFor } = person;
  const { ink, skin, skinShade, crease } = tones;
  const { one, trait } = choicesFor('eyes');
  const { upper, lower, slant, peak, fold } = one(Object.values(EYES));
  const iris = one(IRISES.slice(Math.min(3, skinNumber + (skinNumber > 0 ? 1 : 0))));
  const apart = 12.8 + trait() * 0.6;
  const gaze = trait() * 0.7;
  const top = upper + trait() * 0.3 - (feminine ? 0 : 0.3);
  const lid = `M-6.8.9C-4.6-${top} ${peak}-${top + 0.6} 6.6 ${slant}`;
  const outline = `${lid}C4.2 ${lower + slant / 2}-2.6 ${lower + 0.3}-6.8.9Z`;
  const crest = `C${peak + 1}-${top + fold + 0.4}-4.4-${top + fold - 0.4}-6.6-${fold - 1}`;
  const wing = feminine ? one(['', 'l1.4-1.2', 'l2-.6']) : '';
  const ball =
    path(`${lid}L7.4 ${slant - 1}${crest}Z`, skinShade, 0.17) + path(outline, mix('#ffffff', skin, 0.14));
  const pupil = (mirrored: 1 | -1) =>
    `<g clip-path="url(#e)"><circle cx="${gaze * mirrored}" cy="-.6" r="3.3" fill="${mix(iris, ink, 0.22)}"/><circle cx="${gaze * mirrored}" cy="-.6" r="1.7" fill="${mix(ink, '#1c0f0a', 0.6)}"/>${stroke(lid, skinShade, 2.6, 0.32)}<circle cx="${(gaze - 1.1) * mirrored}" cy="-1.6" r=".9" fill="#fff"/></g>`;
  const lashes =
    stroke(`${lid}${wing}`, mix(ink, crease, feminine ? 0.1 : 0.4), feminine ? 1.6 : 1.2) +
    stroke(`M7 ${slant - 1.2}${crest}`, crease, 0.8, 0.55) +
    browOf(person, tones);
  return (
    `<clipPath id="e"><path d="${outline}"/></clipPath>` +
    `<g transform="translate(${apart} -4)"><g id="a">${ball}</g>${pupil(1)}<g id="b">${lashes}</g></g>` +
    `<g transform="translate(-${apart} -4)scale(-1 1)"><use href="#a"/>${pupil(-1)}<use href="#b"/></g>`
  );
}

/** Glasses, if the person wears any. */
export function glassesOf({ glasses }: Person, { ink }: Tones): string {
  if (!glasses) return '';
  const frame =
    glasses === 'round'
      ? 'M4.2-4a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0-17.6 0'
      : 'M4.4-10Q13-11.4 22.4-10L21.4.4Q20.6 3 17 3H9.4Q5.6 3 5 0Z';
  return (
    bothSides(
      path(`${frame}Z`, '#ffffff', 0.08) + stroke(frame, ink, 1.5) + stroke('M22-6L27.6-7.4', ink, 1.5),
    ) + stroke('M-4.4-5.6Q0-8 4.4-5.6', ink, 1.5)
  );
}
