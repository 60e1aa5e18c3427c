import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache, for the server and for browsers. The key differs from that of Emotion's own default cache, which
 * would otherwise take over the server's styles. Without plugins: the supported browsers need none of the prefixes that
 * Emotion adds.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'site', stylisPlugins: [] });
