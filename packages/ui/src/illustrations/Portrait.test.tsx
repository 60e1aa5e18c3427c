import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from './Portrait';

const draw = (seed: number) => renderToStaticMarkup(<Portrait seed={seed} />);

test('the same seed always draws the same person', () => {
  expect(draw(7)).toBe(draw(7));
});

test('forty seeds draw forty different people', () => {
  expect(new Set(Array.from({ length: 40 }, (_, seed) => draw(seed))).size).toBe(40);
});
