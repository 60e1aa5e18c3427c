import { errorScreen, header, notFound } from './frame';

test("the shell's screens have the words that the site's specification fixes", () => {
  expect(notFound).toMatchObject({
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
  });
  expect(errorScreen).toEqual({
    title: 'Something went wrong',
    text: "We encountered an unexpected error. This has been logged and we'll look into it.",
    retry: 'Try Again',
    reload: 'Reload Page',
  });
  expect(header.comingSoon).toBe('Coming Soon');
});
