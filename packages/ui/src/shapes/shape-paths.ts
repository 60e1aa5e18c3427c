/** SVG paths of the nine shapes in a box of 100 by 100, sized to look equally large side by side. */
export const shapePaths = {
  pentagon: 'M50 2.5L97.55 37.05L79.39 92.95L20.61 92.95L2.45 37.05Z',
  parallelogram: 'M27 16L99 16L73 84L1 84Z',
  square: 'M7 7H93V93H7Z',
  circle: 'M50 2A48 48 0 1 1 50 98A48 48 0 1 1 50 2Z',
  diamond: 'M50 1L99 50L50 99L1 50Z',
  triangle: 'M50 6L99 92H1Z',
  rectangle: 'M2 22H98V78H2Z',
  hexagon: 'M99 50L74.5 92.44L25.5 92.44L1 50L25.5 7.56L74.5 7.56Z',
  star: 'M50 2L63.23 35.8L99.45 37.93L71.4 60.95L80.56 96.07L50 76.5L19.44 96.07L28.6 60.95L0.55 37.93L36.77 35.8Z',
};

export type ShapeName = keyof typeof shapePaths;
