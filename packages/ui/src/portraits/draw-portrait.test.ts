import { drawPortrait } from './draw-portrait';
import { drawPortraits } from './draw-portraits';
import type { Look } from './look';

const LOOK: Look = ['sage', 40, 1, 'oval', 'bob', 'brown', 'jacket'];
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

test('Two people whose names give one file are refused', () => {
  const people = ['سارة', 'هدى'].map((name) => ({ name, portrait: LOOK }));
  expect(() => drawPortraits(people)).toThrow('The portrait of هدى needs a file of its own');
});
