import { crossfade } from './graphic-motion';

interface Started {
  element: Element;
  keyframes: PropertyIndexedKeyframes;
  timing: KeyframeAnimationOptions;
}

let started: Started[];

function views() {
  document.body.innerHTML = '<div></div><ul><li></li><li></li><li></li></ul>';
  return { logo: document.querySelector('div')!, grid: document.querySelector('ul')! };
}

beforeEach(() => {
  started = [];
  Element.prototype.animate = function animate(this: Element, keyframes, timing) {
    started.push({
      element: this,
      keyframes: keyframes as PropertyIndexedKeyframes,
      timing: timing as KeyframeAnimationOptions,
    });
    return { playState: 'running', cancel: () => undefined } as unknown as Animation;
  };
});

test('The views crossfade in 500 ms', () => {
  const { logo, grid } = views();
  crossfade(logo, grid, false);
  expect(started.map(({ element, timing }) => [element, timing.duration])).toEqual([
    [logo, 500],
    [grid, 500],
  ]);
});

test('The items of the grid spring in for 600 ms each', () => {
  const { logo, grid } = views();
  crossfade(grid, logo, false);
  const springs = started.filter(({ element }) => element.matches('li'));
  expect(springs.length).toBeGreaterThan(0);
  for (const { timing } of springs) {
    expect(timing.duration).toBe(600);
    expect(timing.easing).toMatch(/^linear\(/);
  }
});

test('The items of the grid are staggered by 100 ms', () => {
  const { logo, grid } = views();
  crossfade(grid, logo, false);
  const delays = [...grid.children].map((item) => [
    ...new Set(started.filter(({ element }) => element === item).map(({ timing }) => timing.delay)),
  ]);
  expect(delays).toEqual([[0], [100], [200]]);
});

test('An instant switch takes no time and animates no item', () => {
  const { logo, grid } = views();
  crossfade(grid, logo, true);
  expect(started.map(({ element, timing }) => [element, timing.duration])).toEqual([
    [grid, 0],
    [logo, 0],
  ]);
});
