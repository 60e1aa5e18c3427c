import { renderHook } from '@testing-library/react';
import { useContributions } from './contributions';

test('a kind that nobody contributes, or that the shell does not know, is empty', () => {
  expect(renderHook(() => useContributions('navigation')).result.current).toEqual([]);
});
