/** How every TypeScript file of the repository is compiled: by webpack (builds) and by Jest (tests) alike. */
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
