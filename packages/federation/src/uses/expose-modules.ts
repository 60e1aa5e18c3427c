import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Module, type ModuleGraph } from 'webpack';
import { hashOwnSources } from '../build/hash-sources';
import type { Pictures } from '../build/write-pictures';

const NAME = 'ExposeModules';
const ownFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Hashes the modules that each expose uses, directly and indirectly, in a build whose entry exports them. The sources
 * of this package, the supported browsers and the lock file are part of each hash: they change the output of every
 * module. So are the pictures, which any of them may show.
 */
export class ExposeModules {
  private readonly hashes = new Map<string, string>();

  /** @param folder the remote's; @param exposes names, and source files in it; @param pictures see `writePictures`. */
  constructor(
    private readonly folder: string,
    private readonly exposes: Readonly<Record<string, string>>,
    private readonly pictures: Pictures,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const byFile = new Map(
          [...modules].map((module) => [module instanceof webpack.NormalModule && module.resource, module]),
        );
        const tools = hashOwnSources(ownFolder, JSON.stringify(this.pictures));
        for (const [expose, source] of Object.entries(this.exposes)) {
          const module = byFile.get(path.join(this.folder, source));
          if (module) this.hashes.set(expose, this.hash(module, compilation.moduleGraph, tools));
        }
      });
    });
  }

  /** The hash of an expose, 16 hexadecimal digits; undefined if the build has no such module. */
  of(expose: string): string | undefined {
    return this.hashes.get(expose);
  }

  private hash(entry: Module, graph: ModuleGraph, tools: string): string {
    const used = new Set([entry]);
    // A set also iterates over what is added meanwhile.
    for (const module of used)
      for (const { module: other } of graph.getOutgoingConnections(module)) if (other) used.add(other);
    const described = [...used].map((module) => {
      const source = createHash('sha256')
        .update(module.originalSource()?.buffer() ?? '')
        .digest('hex');
      return `${this.nameOf(module)} ${source}`;
    });
    return createHash('sha256')
      .update([tools, ...described.sort()].join('\n'))
      .digest('hex')
      .slice(0, 16);
  }

  /**
   * Names a module in the same way on every machine: a file by its path from the remote's folder or in its package; a
   * shared package by its name; files that are chosen while the code runs by their folder.
   */
  private nameOf(module: Module): string {
    if (!(module instanceof webpack.NormalModule))
      return module.libIdent({ context: this.folder }) ?? module.identifier();
    const file = path.relative(this.folder, module.resource);
    return file.split('node_modules/').at(-1) ?? file;
  }
}
