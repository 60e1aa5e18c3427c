import type { firm } from '@site/firm';

/** Longitude and latitude in degrees, positive to the east and north. */
export type Point = readonly [number, number];

/**
 * Outlines of the land, simplified: Egypt and the Levant with the Arabian Peninsula and Iran's coast, and Africa's.
 * Each is a row of longitudes and latitudes.
 */
export const coasts: readonly (readonly Point[])[] = [
  `
    35.9,36 35.8,35.3 35.9,34.6 35.5,33.9 35.2,33.2 34.9,32.8 34.8,32.1 34.5,31.6 34.2,31.3 33.1,31.1 32.4,31.2
    32.5,29.9 32.7,29.5 33.2,28.6 33.6,28.2 34.2,27.8 34.5,28.1 34.5,28.6 34.9,29.5 34.7,28.6 34.6,28 35.2,28
    35.6,27.4 36.4,26.3 37.2,25 37.5,24.3 38.1,24.1 38.5,23.6 39,22.6 39.1,21.4 39.5,20.6 40.3,19.9 41,19.1
    41.6,18.4 42.2,17.6 42.5,16.9 42.8,16.2 42.7,15.6 43,14.8 43.2,13.3 43.5,12.7 44.5,12.7 45,12.9 45.7,13.4
    46.7,13.4 47.9,14 48.7,14.1 49.1,14.5 50,14.9 51.2,15.2 52.2,15.6 52.4,16.3 53.1,16.7 54.1,17 55.1,17
    55.3,17.7 56.4,18 57,18.8 57.7,19 57.8,20.4 58.2,20.5 58.6,21.3 59.8,22.5 59.1,22.9 58.6,23.6 57.9,23.8
    57.1,24 56.7,24.4 56.4,25 56.3,25.7 56.5,26.3 56.1,26.1 55.9,25.8 55.3,25.3 54.8,24.8 54.4,24.5 53.9,24.1
    52.6,24.2 51.8,24 51.3,24.4 51.6,24.9 51.6,25.4 51.4,26.1 51.1,26.1 50.8,25.5 50.8,24.8 50.5,25.2 50.1,25.8
    50.2,26.5 49.6,27 49.2,27.6 48.7,28.1 48.4,28.6 48.1,29.1 47.9,29.4 48.1,29.6 48,30 48.5,30 48.9,30.3
    50.1,30.2 50.7,29.1 51.4,28 52.6,27.4 53.5,26.9 54.6,26.5 55.5,26.8 56.3,27.2 56.9,27.1 57.1,26.3 57.4,25.7
    59.5,25.4 61.5,25.1 63,25.2 63,36
  `,
  `
    26,31.5 28,31.1 29,30.9 29.9,31.2 30.5,31.5 31.1,31.6 31.9,31.5 32.3,31.2 32.5,29.9 32.4,29.5 32.7,28.9
    33.6,27.8 33.9,27.1 34.3,26.1 34.9,25.1 35.5,24 35.5,23.2 36.2,22.6 36.9,22 37.2,21.1 37.2,19.6 37.5,18.7
    38.6,17.9 39,16.9 39.4,15.6 40.1,15 41.1,14.6 42.3,13.2 43.1,12.4 43.3,11.5 26,10
  `,
].map((coast) =>
  coast
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number) as [number, number]),
);

/** A country that the firm serves without an office there. The compiler requires each on the map, and no other. */
type CountryWithoutOffice = Exclude<
  (typeof firm.countries)[number],
  (typeof firm.offices)[number]['country']
>;

/**
 * Countries without an office. Their names begin right of their dots, or left of them where a coast is at the right:
 * `nameOffset` is in units of the drawing.
 */
export const countries: Readonly<Record<CountryWithoutOffice, { at: Point; nameOffset: number }>> = {
  Kuwait: { at: [47.6, 29.2], nameOffset: -9 },
  Bahrain: { at: [50.6, 26.1], nameOffset: -9 },
  Oman: { at: [57.3, 21.4], nameOffset: -9 },
  Egypt: { at: [30.6, 27.2], nameOffset: 9 },
  Jordan: { at: [36.3, 31], nameOffset: 9 },
};
