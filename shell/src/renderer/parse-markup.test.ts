import { parseMarkup } from './parse-markup';

test('what React hoisted is the head, and the rest is the page', () => {
  expect(
    parseMarkup('<title>Jobs &amp; co</title><meta name="a"/><div data-app=""><h1 class="b">Jobs</h1></div>'),
  ).toEqual({
    head: '<title>Jobs &amp; co</title><meta name="a"/>',
    html: '<div data-app=""><h1 class="b">Jobs</h1></div>',
    title: 'Jobs &amp; co',
    headings: 1,
  });
});

test('only first-level headings count, and the title of a drawing is not that of the page', () => {
  const drawing = '<svg><title>Drawing</title></svg>';
  expect(parseMarkup(`<div data-app="">${drawing}<h1>A</h1><h2>B</h2><h1>C</h1></div>`)).toMatchObject({
    title: null,
    headings: 2,
  });
});
