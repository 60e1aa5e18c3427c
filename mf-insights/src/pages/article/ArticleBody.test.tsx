import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { loading } from '../../content/article';
import { ArticleBody } from './ArticleBody';
import { importBody } from './import-body';
import { loadBody } from './load-body';

jest.mock('./import-body', () => jest.requireActual<object>('../../testing/articles'));

test('a body that could not be loaded is requested once by each visit', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(importBody).mockClear().mockRejectedValue(new Error('offline'));
  const visit = () => act(async () => render(<ArticleBody id={3} />));
  const { unmount } = await visit();
  expect(await screen.findByRole('link', { name: loading.retry })).toHaveAttribute('href', '/insights/3');
  expect(screen.getByRole('alert')).toHaveTextContent(loading.failed);
  expect(importBody).toHaveBeenCalledTimes(1);
  unmount();
  jest.mocked(importBody).mockResolvedValue({ default: '<p>It is here.</p>' });
  await visit();
  expect(await screen.findByText('It is here.')).toBeInTheDocument();
  expect(importBody).toHaveBeenCalledTimes(2);
});

test('a body that takes more than fifteen seconds could not be loaded', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(importBody).mockReturnValue(new Promise(() => undefined));
  await act(async () => render(<ArticleBody id={5} />));
  expect(screen.getByText(loading.pending)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('link', { name: loading.retry })).toHaveAttribute('href', '/insights/5');
  jest.useRealTimers();
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
