/** The file of the hero's tiling inside the `pictures/` of a release. */
export const HERO_ART = 'tilings/home.svg';

/** Its height where it is a band below the graphic. */
export const ART_BAND = 'clamp(6rem, 24vw, 11rem)';
