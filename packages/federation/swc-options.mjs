import { supportedBrowsers } from './supported-browsers.mjs';

/**
 * SWC options for every TypeScript file of the repository, in webpack builds, in Jest, and when the backend runs from source.
 *
 * `decorators`: Nest's and TypeORM's, with metadata; such files contain no JSX. `development`: React's development transform.
 * The backend is compiled for Node; everything else for the supported browsers, whose syntax Node supports as well.
 */
export const swcOptions = ({ decorators = false, development = false } = {}) => ({
  ...(decorators ? {} : { env: { targets: supportedBrowsers } }),
  jsc: {
    parser: { syntax: 'typescript', tsx: !decorators, decorators },
    ...(decorators ? { target: 'es2022' } : {}),
    transform: {
      ...(decorators ? { legacyDecorator: true, decoratorMetadata: true } : {}),
      react: { runtime: 'automatic', importSource: '@emotion/react', development },
    },
  },
});
