import { sanitiseArticle } from './html-loader.mjs';

/** The same text that the build makes of an HTML file, for tests. */
export default {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(sanitiseArticle(source))} };`,
  }),
};
