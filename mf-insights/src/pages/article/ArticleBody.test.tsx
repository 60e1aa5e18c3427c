import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ArticleBody } from './ArticleBody';
import { importBody } from './import-body';
import { loadBody } from './load-body';

jest.mock('./import-body', () => jest.requireActual<object>('../../testing/articles'));

test('a body is loaded once, even if it is shown more than once', () => {
  expect(loadBody(1)).toBe(loadBody(1));
});

test('hydration keeps the body that the server rendered, and does not load it', async () => {
  const reported = jest.spyOn(console, 'error');
  document.body.innerHTML =
    '<main><div data-article-body="2"><p>The <em>server’s</em> text &amp; more</p></div></main>';
  const main = document.body.firstElementChild as HTMLElement;
  await loadBody(2);
  main.innerHTML = renderToString(<ArticleBody id={2} />);
  await act(async () => {
    hydrateRoot(main, <ArticleBody id={2} />, { onRecoverableError: (error) => console.error(error) });
  });
  expect(main).toHaveTextContent('The server’s text & more');
  expect(importBody).not.toHaveBeenCalledWith(2);
  expect(reported).not.toHaveBeenCalled();
});
