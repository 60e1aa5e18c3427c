/**
 * SWC options for every TypeScript file of the repository, in webpack builds, in Jest, and when the backend runs from source.
 *
 * `decorators`: Nest's and TypeORM's, with metadata; such files contain no JSX. `development`: React's development transform.
 */
export const swcOptions = ({ decorators = false, development = false } = {}) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: !decorators, decorators },
    target: 'es2022',
    transform: {
      ...(decorators ? { legacyDecorator: true, decoratorMetadata: true } : {}),
      react: { runtime: 'automatic', importSource: '@emotion/react', development },
    },
  },
});
