import { subscribeToToasts, type Toast } from '@site/platform';
import { share as texts } from '../../content/article';
import { shareArticle } from './share-article';

const article = { title: 'Title', text: 'Excerpt', url: 'https://site.example/insights/1' };

const browserWith = (navigator: {
  share?: () => Promise<void>;
  clipboard?: { writeText: () => Promise<void> };
}) => Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });

const toasts: Toast[] = [];
subscribeToToasts((toast) => toasts.push(toast));
beforeEach(() => toasts.splice(0));

test('opens the share sheet if the browser has one, without a toast', async () => {
  const open = jest.fn(async () => {});
  browserWith({ share: open });
  await shareArticle(article);
  expect(open).toHaveBeenCalledWith(article);
  expect(toasts).toEqual([]);
});

test('does nothing when the share sheet is closed', async () => {
  const writeText = jest.fn(async () => {});
  const share = () => Promise.reject(new DOMException('Closed', 'AbortError'));
  browserWith({ share, clipboard: { writeText } });
  await shareArticle(article);
  expect(writeText).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test('copies the URL if there is no share sheet', async () => {
  const writeText = jest.fn(async () => {});
  browserWith({ clipboard: { writeText } });
  await shareArticle(article);
  expect(writeText).toHaveBeenCalledWith(article.url);
  expect(toasts).toEqual([texts.copied]);
});

test('copies the URL when the share sheet fails', async () => {
  browserWith({
    share: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
    clipboard: { writeText: async () => {} },
  });
  await shareArticle(article);
  expect(toasts).toEqual([texts.copied]);
});

test.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) } }],
  ['has no clipboard', {}],
])('reports that the URL was not copied when the browser %s', async (_, navigator) => {
  browserWith(navigator);
  await shareArticle(article);
  expect(toasts).toEqual([
    {
      title: texts.notCopied.title,
      description: texts.notCopied.description(article.url),
      variant: 'destructive',
    },
  ]);
});
