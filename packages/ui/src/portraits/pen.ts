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
export const bothSides = (drawing: string): string => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;
