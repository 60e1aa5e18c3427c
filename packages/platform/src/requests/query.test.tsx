import { act, renderHook } from '@testing-library/react';
import { useMutation } from './query';

test('a mutation needs no provider and is not retried', async () => {
  const mutationFn = jest.fn(() => Promise.reject(new Error('offline')));
  const onError = jest.fn();
  const { result } = renderHook(() => useMutation({ mutationFn, onError }));
  await act(async () => result.current.mutate());
  expect(onError).toHaveBeenCalledTimes(1);
  expect(mutationFn).toHaveBeenCalledTimes(1);
});
