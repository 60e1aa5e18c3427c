import { parseMarkup } from './parse-markup';

test('only first-level headings count, and the title of a drawing is not that of the page', () => {
  const drawing = '<svg><title>Drawing</title></svg>';
  expect(parseMarkup(`<div data-app="">${drawing}<h1>A</h1><h2>B</h2><h1>C</h1></div>`)).toMatchObject({
    title: null,
    headings: 2,
  });
});
