/** Height of the hero's tiling where it is a band below the graphic. */
export const ART_BAND = 'clamp(6rem, 24vw, 11rem)';
