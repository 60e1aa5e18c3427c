import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache, with the styles of the server's HTML marked as inserted: they are neither inserted again nor moved. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const { textContent } of document.querySelectorAll('style[data-rendered]')) {
    for (const [, name = ''] of textContent.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
      cache.inserted[name] = true;
  }
  return cache;
}
