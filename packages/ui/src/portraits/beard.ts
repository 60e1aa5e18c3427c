import { path, stroke } from '../svg-marks';
import type { Choices, FaceShape, Mouth } from './head';
import { fadeIn, mix, type Tones } from './pen';

/** What a beard lies around. It is drawn with the mouth, by the face's `turn` beside the middle. */
export interface BeardPlace {
  face: FaceShape;
  mouth: Mouth;
  tones: Tones;
  choices: Choices;
}

/* Along the lower lip, from one corner of the mouth to the other: lips amid hair need their own edge. */
const underLip = ({ half, lower }: Mouth) =>
  `Q${half + 2.4} 25 ${half + 0.4} 26.4C${half - 2} ${lower - 0.6} ${half - 4} ${lower + 0.8} 0 ${lower + 0.8}C-${half - 4} ${lower + 0.8}-${half - 2} ${lower - 0.6}-${half + 0.4} 26.4Q-${half + 2.4} 25-${half + 1.6} 21.6`;

/** From one sideburn along the jaw to the other one. `drop` is how far it hangs below the chin. */
function jawline(
  { face: { half, jaw, chin, turn }, mouth }: BeardPlace,
  drop: number,
  cheek: number,
): string {
  const bottom = chin + drop;
  const inner = mouth.half + 1.6;
  const round = 10 + drop / 2;
  // The mouth is beside the middle of the head.
  const right = (x: number) => x - turn;
  const left = (x: number) => -x - turn;
  return `M${left(half)}-10C${left(half + 0.6)} 8 ${left(jaw + 5.4)} 18 ${left(jaw + 4.4)} 28C${left(jaw)} 40 ${left(round)} ${bottom} 0 ${bottom}C${right(round)} ${bottom} ${right(jaw)} 40 ${right(jaw + 4.4)} 28C${right(jaw + 5.4)} 18 ${right(half + 0.6)} 8 ${right(half)}-10L${right(half - 2)}-8C${right(half - 3)} 6 ${right(half - 5)} ${cheek} ${inner} 21.6${underLip(mouth)}C${left(half - 5)} ${cheek} ${left(half - 3)} 6 ${left(half - 2)}-8Z`;
}

/* Two wings that meet below the nose and follow the upper lip. */
const moustachePath = ({ half, smile, full }: Mouth, tip: number) => {
  // The tips rise with the corners of the mouth: a moustache that hangs hides a smile.
  const end = 25.2 - smile * 0.5 + tip;
  const lip = 25.2 - 1.2 * full;
  const wing = (side: '' | '-') =>
    `C${side}3 18.4 ${side}7 19 ${side}9.4 20.8C${side}10.8 21.8 ${side}${half} 22.6 ${side}${half + 2} ${end}C${side}${half - 1} ${end + 1.8} ${side}6 ${lip + 1} ${side}3.4 ${lip}Q${side}1.4 ${lip - 0.5} 0 ${lip}Z`;
  return `M0 19.6${wing('')}M0 19.6${wing('-')}`;
};

const strands = (color: string) =>
  stroke('M-24 20Q-23 30-17 37M-18 24Q-16 35-10 41M-9 37Q-7 42-3 45', mix(color, '#ffffff', 0.4), 0.9, 0.35);

const shadedSide = ({ jaw, chin, turn }: FaceShape, drop: number) =>
  `<g transform="translate(${-turn} 0)">${path(
    `M6 ${chin + drop}C12 38 15 31 ${jaw - 1} 22L${jaw + 5} 12C${jaw + 5.4} 18 ${jaw + 4.4} 28 ${jaw + 4.4} 28C${jaw} 40 ${10 + drop / 2} ${chin + drop} 6 ${chin + drop}Z`,
    '#000000',
    0.1,
  )}</g>`;

function grown(place: BeardPlace, drop: number, opacity: number): string {
  const { face, tones, choices, mouth } = place;
  const color = tones.hair;
  const cheek = 15 + choices.trait() * 2;
  const whole = opacity > 0.5;
  return [
    whole ? fadeIn('j', color, -8, 14) : fadeIn('j', color, 8, 30),
    `<g opacity="${opacity}">`,
    path(jawline(place, drop, cheek), 'url(#j)'),
    whole ? shadedSide(face, drop) + strands(color) : '',
    path(moustachePath(mouth, choices.trait() * 0.6), color),
    '</g>',
  ].join('');
}

/** Drawn over the mouth. */
export const beards = {
  full: (place: BeardPlace) => grown(place, 5 + place.choices.trait() * 2, 1),
  short: (place: BeardPlace) => grown(place, 0.8, 0.88),
  stubble: (place: BeardPlace) => grown(place, 0, 0.2),
  goatee: ({ face: { chin }, mouth, tones, choices }: BeardPlace) => {
    const { half } = mouth;
    const color = mix(tones.skin, tones.hair, 0.9);
    return (
      path(
        `M${half + 1.6} 21.6${underLip(mouth)}C-${half + 4.4} 28-${half + 1.6} 36-8 ${chin - 2}Q-5 ${chin + 2.4} 0 ${chin + 2.4}Q5 ${chin + 2.4} 8 ${chin - 2}C${half + 1.6} 36 ${half + 4.4} 28 ${half + 1.6} 21.6Z`,
        color,
      ) + path(moustachePath(mouth, choices.trait() * 0.6), color)
    );
  },
  moustache: ({ mouth, tones, choices }: BeardPlace) =>
    path(moustachePath(mouth, choices.trait()), tones.hair),
};
