import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { transformSync } from '@swc/core';
import { swcOptions } from '@site/federation/swc-options';

/** Runs the backend from its sources, compiled as Jest compiles them, decorators included. */
Module._extensions['.ts'] = (module, filename) => {
  const options = { ...swcOptions({ decorators: true }), filename, module: { type: 'commonjs' } };
  module._compile(transformSync(readFileSync(filename, 'utf8'), options).code, filename);
};

createRequire(import.meta.url)('../main.ts');
