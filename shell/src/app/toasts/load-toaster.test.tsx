import { subscribeToToasts, toast } from '@site/platform';
import { waitFor } from '@testing-library/react';
import { loadToaster } from './load-toaster';

let mockLoads = 0;
jest.mock('./Toaster', () => {
  mockLoads += 1;
  if (mockLoads === 1) throw new Error('The connection is lost');
  return { __esModule: true, default: 'the toaster' };
});

test('a toaster that failed to load is loaded for the next toast, and shows it', async () => {
  const use = jest.fn();
  toast({ title: 'Sent a while ago' });
  loadToaster().then(use, use);
  await waitFor(() => {
    toast({ title: 'Sent' });
    expect(use).toHaveBeenCalledTimes(1);
  });
  expect(use).toHaveBeenCalledWith(expect.objectContaining({ default: 'the toaster' }));
  const shown = jest.fn();
  subscribeToToasts(shown)();
  expect(shown.mock.calls).toEqual([[{ title: 'Sent' }]]);
});
