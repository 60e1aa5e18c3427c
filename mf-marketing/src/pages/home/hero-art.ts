/** The file of the hero's tiling inside the `pictures/` of a release. */
export const HERO_ART = 'tilings/home.svg';
