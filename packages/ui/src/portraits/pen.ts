/** The colours of a portrait. */
export interface Tones {
  skin: string;
  lip: string;
  hair: string;
  /** The lines of nose and age. */
  crease: string;
  /** The colour of shadows, which are transparent. Those on skin are warmer. */
  shade: string;
  skinShade: string;
  /** The colour of light on skin, which is transparent. */
  glow: string;
  ink: string;
  /** The practice's colours. */
  base: string;
  dark: string;
  paper: string;
}

/** A colour between two, as `#rrggbb`; 0 is the first one. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((a as number) + ((b as number) - (a as number)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Draws something on both sides of the face. */
export const bothSides = (drawing: string): string => `${drawing}${flipped(drawing)}`;

/** Draws something with left and right exchanged. */
export const flipped = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

const stop = (color: string, offset: number, opacity = 1) =>
  `<stop stop-color="${color}"${offset > 0 ? ` offset="${offset}"` : ''}${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/**
 * A fill that is lighter on the left, where the light comes from, and darker on the right.
 *
 * @param reach how far it goes to both sides; below 0 for what is drawn with left and right exchanged, so that its
 *   light comes from the left too.
 */
export function litFill(id: string, color: string, shadow: string, reach = 36): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${-reach}" x2="${reach}">${stop(mix(color, '#ffffff', 0.16), 0)}${stop(color, 0.5)}${stop(mix(color, shadow, 0.3), 1)}</linearGradient>`;
}

/** A fill that is thin at one height and whole at another one. */
export const fadeIn = (id: string, color: string, top: number, bottom: number): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y1="${top}" y2="${bottom}">${stop(color, 0, 0.3)}${stop(color, 1)}</linearGradient>`;

/** A round fill that is gone at its edge. */
export const softSpot = (id: string, color: string, opacity: number): string =>
  `<radialGradient id="${id}">${stop(color, 0, opacity)}${stop(color, 1, 0)}</radialGradient>`;
