import { errorScreen, header, notFound } from './frame';

test("the shell's screens have the words that the site's specification fixes", () => {
  expect(notFound).toMatchObject({
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
  });
  expect(errorScreen.retry).toBe('Try Again');
  expect(header.comingSoon).toBe('Coming Soon');
});
