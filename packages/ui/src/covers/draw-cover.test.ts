import { drawCovers } from './draw-cover';

const [third, second, first] = [3, 2, 1].map((id) => ({ id, visualTheme: 'strategy' as const }));

test('a new article changes no cover of an earlier one of its theme', () => {
  const { 'covers/article-3.svg': added, ...earlier } = drawCovers([third!, second!, first!]);
  expect(earlier).toEqual(drawCovers([second!, first!]));
  expect(added).toBeDefined();
});
