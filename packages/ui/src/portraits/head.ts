import type { Tones } from './pen';

/** Choices about one part of a face. They follow from the person's name, so a face always comes out the same. */
export interface Choices {
  one<Item>(items: readonly Item[]): Item;
  /** A number from -1 to 1. */
  trait(): number;
}

/** The measures of a face around 0 0, whose crown is at -46 and whose eyes are at -4. */
export interface FaceShape {
  /** Half the width, at the eyes and at the jaw. */
  half: number;
  jaw: number;
  chin: number;
  /** How far eyes, nose and mouth are beside the middle. */
  turn: number;
  outline: string;
}

/**
 * The outline of a face, or of an opening for one, from its top to its chin. `chinWidth` is half of its width there.
 */
export function outlineOf(half: number, jaw: number, chin: number, top: number, chinWidth: number): string {
  return `M0 ${top}C18 ${top} ${half}-34 ${half}-10C${half} 6 ${half - 1} 14 ${jaw + 4} 27C${jaw} 38 ${chinWidth} ${chin} 0 ${chin}C-${chinWidth} ${chin}-${jaw} 38-${jaw + 4} 27C-${half - 1} 14-${half} 6-${half}-10C-${half}-34-18 ${top} 0 ${top}Z`;
}

/** The measures of a mouth: half its width, how far its corners rise, and the lower edge of the lower lip. */
export interface Mouth {
  half: number;
  full: number;
  bow: number;
  smile: number;
  /** How far it is open, which shows teeth. */
  open: number;
  /** How much higher one corner is. */
  tilt: number;
  lower: number;
}

/** The head on which hair and head coverings are drawn. */
export interface Head {
  tones: Tones;
  face: FaceShape;
  choicesFor: (part: string) => Choices;
}

/**
 * Hair or a head covering. The head is about 60 wide and 91 high around 0 0: its crown is at -46, its eyes are at -4,
 * and its chin is at about 45.
 */
export interface Hairstyle {
  /** Drawn behind the head. */
  back?: (head: Head) => string;
  /** Drawn on the head, under `shape`. */
  under?: (head: Head) => string;
  /** The outline of what lies over the head and throws a shadow on the face. */
  shape: (head: Head) => string;
  /** The colour of `shape`: that of the hair, if there is none. */
  color?: (head: Head) => string;
  /** Drawn on `shape`. */
  details?: (head: Head) => string;
  /** Differs on left and right, and so is drawn with the sides exchanged for some people. */
  sided?: true;
}
