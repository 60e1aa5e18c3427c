import { sanitiseArticle } from '../build/html-loader.mjs';

/** Jest transform: an HTML file is the same sanitised text as in a build. */
export default {
  process: (source) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(sanitiseArticle(source))} };`,
  }),
};
