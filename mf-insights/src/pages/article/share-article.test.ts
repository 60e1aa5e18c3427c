import { subscribeToToasts, type Toast } from '@site/platform';
import { share as texts } from '../../content/article';
import { shareArticle } from './share-article';

const article = { title: 'Title', text: 'Excerpt', url: 'https://site.example/insights/1' };

function browserWith(abilities: {
  share?: () => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}) {
  const { share, writeText } = abilities;
  const navigator = { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
}

let toasts: Toast[];
let unsubscribe: () => void;
beforeEach(() => {
  toasts = [];
  unsubscribe = subscribeToToasts((toast) => toasts.push(toast));
});
afterEach(() => unsubscribe());

test('opens the share sheet if the browser has one, without a toast', async () => {
  const open = jest.fn(async () => {});
  browserWith({ share: open });
  await shareArticle(article);
  expect(open).toHaveBeenCalledWith(article);
  expect(toasts).toEqual([]);
});

test('does nothing when the share sheet is closed', async () => {
  const writeText = jest.fn(async () => {});
  browserWith({ share: () => Promise.reject(new DOMException('Closed', 'AbortError')), writeText });
  await shareArticle(article);
  expect(writeText).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test('copies the URL if there is no share sheet', async () => {
  const writeText = jest.fn(async () => {});
  browserWith({ writeText });
  await shareArticle(article);
  expect(writeText).toHaveBeenCalledWith(article.url);
  expect(toasts).toEqual([texts.copied]);
});

test('copies the URL when the share sheet fails', async () => {
  browserWith({
    share: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
    writeText: async () => {},
  });
  await shareArticle(article);
  expect(toasts).toEqual([texts.copied]);
});

test.each([
  ['refuses', () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))],
  ['has no clipboard', undefined],
])('reports that the URL was not copied when the browser %s', async (_, writeText) => {
  browserWith(writeText ? { writeText } : {});
  await shareArticle(article);
  expect(toasts).toEqual([
    {
      title: texts.notCopied.title,
      description: texts.notCopied.description(article.url),
      variant: 'destructive',
    },
  ]);
});
