import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache, which knows the styles in the server's HTML: it inserts none of them again, and leaves their elements alone. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const { textContent } of document.querySelectorAll('style[data-rendered]')) {
    for (const [, name = ''] of textContent.matchAll(/(?:\.css-|@keyframes )([\w-]+)/g))
      cache.inserted[name] = true;
  }
  return cache;
}
