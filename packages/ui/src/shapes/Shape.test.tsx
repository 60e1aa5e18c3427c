import { render } from '@testing-library/react';
import { area } from '../tokens';
import { Shape } from './Shape';
import { shapePaths } from './shape-paths';

const pathOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d');

test.each(['heptagon', 'constructor'])('an unknown shape, %s, falls back to a square', (name) => {
  const { container } = render(<Shape name={name} />);
  expect(pathOf(container)).toBe(shapePaths.square);
});

test('takes the name of an area or any colour', () => {
  const { container, rerender } = render(<Shape name="star" color="teal-light" />);
  expect(container.querySelector('svg')).toHaveAttribute('fill', area['teal-light'].base);
  rerender(<Shape name="star" color="#123456" />);
  expect(container.querySelector('svg')).toHaveAttribute('fill', '#123456');
});
