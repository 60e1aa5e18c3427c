import { drawPortrait } from './draw-portrait';
import { drawPortraits } from './draw-portraits';
import type { Look } from './look';

const LOOK: Look = ['sage', 40, 1, 'oval', 'bob', 'brown', 'jacket'];
const shayla = (face: Look[3]): Look => ['sage', 40, 1, face, 'shayla', 'black', 'abaya'];
/* Half the width of the face, or of a scarf's opening for it, at the height of the eyes. */
const halfWidth = (svg: string, id: string) =>
  Number(new RegExp(`id="${id}".*?M0 -\\d+C18 -\\d+ (\\S+?)-34`).exec(svg)?.[1]);
const names = Array.from({ length: 40 }, (_, index) => `Person ${index}`);

test('Two people of the same look differ, and a person is always drawn the same', () => {
  expect(new Set(names.map((name) => drawPortrait(name, LOOK))).size).toBe(names.length);
  expect(drawPortrait('Person 1', LOOK)).toBe(drawPortrait('Person 1', LOOK));
});

test('Heads are turned to both sides, by at most four degrees', () => {
  const angles = names.map((name) => Number(/rotate\((\S+) 0 50\)/.exec(drawPortrait(name, LOOK))?.[1]));
  expect(Math.min(...angles)).toBeLessThan(-2);
  expect(Math.max(...angles)).toBeGreaterThan(2);
  expect(angles.every((angle) => Math.abs(angle) <= 4)).toBe(true);
});

test('Some smiles show teeth', () => {
  const teeth = names.filter((name) => drawPortrait(name, LOOK).includes('#fffaf4'));
  expect(teeth.length).toBeGreaterThan(0);
  expect(teeth.length).toBeLessThan(names.length);
});

test('Women of the same look wrap their scarves in different ways', () => {
  const scarves = names.map((name) => /id="t" d="([^"]+)"/.exec(drawPortrait(name, shayla('oval')))?.[1]);
  expect(new Set(scarves.map((scarf) => scarf?.split('Z')[0])).size).toBeGreaterThan(1);
});

test('A scarf lies over the edge of the face, so that nothing shows between them', () => {
  for (const face of ['narrow', 'oval', 'broad', 'square'] as const) {
    const svg = drawPortrait('Person 1', shayla(face));
    expect(halfWidth(svg, 't')).toBeLessThan(halfWidth(svg, 'f'));
  }
});

test('Every path can be read, whatever the name', () => {
  const unreadable = /--|NaN|undefined/;
  const looks: Look[] = [
    [...LOOK, 'full', 'round'],
    [...LOOK, 'stubble', 'square'],
    [...LOOK, 'goatee'],
    shayla('narrow'),
  ];
  const drawn = names.flatMap((name) => looks.map((look) => drawPortrait(name, look)));
  expect(drawn.filter((svg) => unreadable.test(svg))).toEqual([]);
});

test('Two people whose names give one file are refused', () => {
  const people = ['سارة', 'هدى'].map((name) => ({ name, portrait: LOOK }));
  expect(() => drawPortraits(people)).toThrow('The portrait of هدى needs a file of its own');
});
