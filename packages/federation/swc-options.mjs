import { supportedBrowsers } from './supported-browsers.mjs';

/**
 * SWC options for every TypeScript file of the repository, in webpack builds, in Jest, and when the backend runs from
 * source.
 *
 * `decorators`: Nest's and TypeORM's, with metadata; such files contain no JSX. The backend is compiled for Node;
 * everything else for the supported browsers, whose syntax Node supports as well.
 */
export const swcOptions = ({ decorators = false } = {}) =>
  decorators
    ? {
        jsc: {
          parser: { syntax: 'typescript', decorators },
          target: 'es2022',
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
      }
    : {
        env: { targets: supportedBrowsers },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // swc-loader would choose React's development transform for development builds; the shell's React lacks it.
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
        },
      };
