import { drawCovers } from './draw-cover';

const [third, second, first] = [3, 2, 1].map((id) => ({
  id,
  color: 'red' as const,
  visualTheme: 'strategy' as const,
}));

test('a new article changes no cover of an earlier one of its theme', () => {
  const { 'covers/article-3.svg': added, ...earlier } = drawCovers([third!, second!, first!]);
  expect(earlier).toEqual(drawCovers([second!, first!]));
  expect(added).toBeDefined();
});

test('no two covers are alike, whatever their theme', () => {
  const themes = [undefined, 'leadership', 'talent', 'technology'] as const;
  const articles = themes.flatMap((visualTheme, index) =>
    [1, 2, 3, 4, 5].map((id) => ({ id: index * 5 + id, color: 'teal-light' as const, visualTheme })),
  );
  expect(new Set(Object.values(drawCovers(articles))).size).toBe(articles.length);
});
