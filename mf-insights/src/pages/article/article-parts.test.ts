import { partsOf, withPartIds } from './article-parts';

const body = '<p>Why.</p><h2>Who &amp; <em>when</em></h2><p>Soon.</p><h3>Not a part</h3><h2>How</h2>';

test('the heading of each part of a body gets an id', () => {
  expect(withPartIds(body)).toContain('<h2 id="part-1">Who &amp; <em>when</em></h2>');
  expect(withPartIds(body)).toContain('<h2 id="part-2">How</h2>');
});

test('the parts of a body are its headings of level 2, as text', () => {
  expect(partsOf(withPartIds(body))).toEqual([
    { id: 'part-1', title: 'Who & when' },
    { id: 'part-2', title: 'How' },
  ]);
});
