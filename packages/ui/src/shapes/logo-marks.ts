import { area } from '../tokens';

/** The inside of an `svg` of 100 by 100: four of the shapes in a grid. The square has the given colour. */
export const logoMarks = (square: string): string =>
  `<path d="M2 2H48V48H2Z" fill="${square}"/><circle cx="75" cy="25" r="23" fill="${area.yellow.base}"/><path d="M25 52L48 98H2Z" fill="${area.red.base}"/><path d="M75 52L98 75L75 98L52 75Z" fill="${area['teal-light'].base}"/>`;
