import { articles, insightTeasers } from '../remote-copy';

test.each(insightTeasers)(
  'the teaser of article $articleId on the home page says what the article says',
  ({ articleId, scene, highlights: _ownToTheTeaser, ...copied }) => {
    const article = articles.find(({ id }) => id === articleId);
    expect(article).toMatchObject({ ...copied, visualTheme: scene });
  },
);
