import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { ExposedModule } from '@site/platform';
import * as PlatformQuery from '@site/platform/query';
import { sharedModules } from '../boot/shared-modules';

const provided: Readonly<Record<string, unknown>> = {
  ...sharedModules,
  '@site/platform/query': PlatformQuery,
};

type Component = ExposedModule['default'];

/**
 * Evaluates a remote's server bundle with the shell's copies of the shared packages and nothing else.
 *
 * @param file the bundle on disk; its hash was verified when it was stored.
 * @throws Error if the bundle does not compile, throws, requires a package that is not shared, or lacks an expose.
 */
export function loadServerBundle(file: string, exposes: string[]): Map<string, ExposedModule> {
  const bundle = { exports: {} as Record<string, Component> };
  const require = (name: string): unknown => {
    if (Object.hasOwn(provided, name)) return provided[name];
    throw new Error(`it requires "${name}", which the shell does not share`);
  };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(
    bundle,
    bundle.exports,
    require,
  );
  return new Map(
    exposes.map((expose) => {
      const component = bundle.exports[expose];
      if (!component) throw new Error(`its server bundle lacks the expose ${expose}`);
      return [expose, { default: component }];
    }),
  );
}
