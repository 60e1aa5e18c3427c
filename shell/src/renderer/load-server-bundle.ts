import { compileFunction } from 'node:vm';
import type { ExposedModule } from '@site/platform';
import type { ServerBundle } from '../protocol/protocol';
import { labelledConsole } from './labelled-console';

type Component = ExposedModule['default'];

/**
 * Evaluates a remote's server bundle.
 *
 * @param provided the modules that it may require, by name.
 * @returns the modules by expose.
 * @throws Error if the bundle does not compile, throws, requires anything else, or lacks an expose.
 */
export function loadServerBundle(
  { name, version, source, exposes }: ServerBundle,
  provided: Readonly<Record<string, unknown>>,
): Map<string, ExposedModule> {
  const bundle = { exports: {} as Record<string, Component> };
  const require = (required: string): unknown => {
    if (Object.hasOwn(provided, required)) return provided[required];
    throw new Error(`it requires "${required}", which the shell does not share`);
  };
  // `import()` throws in a bundle, because we pass no callback for it.
  const evaluate = compileFunction(source, ['module', 'exports', 'require', 'console'], {
    filename: `${name}/${version}/server.cjs`,
  });
  evaluate(bundle, bundle.exports, require, labelledConsole(name));
  return new Map(
    exposes.map((expose) => {
      const component = bundle.exports[expose];
      if (!component) throw new Error(`its server bundle lacks the expose ${expose}`);
      return [expose, { default: component }];
    }),
  );
}
