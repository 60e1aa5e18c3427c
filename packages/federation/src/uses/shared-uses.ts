import path from 'node:path';
import { createRequire } from 'node:module';
import { colorProperties, type ColorRole } from '@site/ui/tokens';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const require = createRequire(import.meta.url);
const designSystem = path.dirname(require.resolve('@site/ui'));
const NAME = 'SharedUses';

/**
 * Records what a build uses of the packages that the shell shares, and of the colours that it declares, after tree
 * shaking. Expects the shared packages to be externals, as in the server build.
 */
export class SharedUses {
  private readonly shared = new Map<string, Set<string>>();
  private readonly roles = new Set<ColorRole>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // At this point, modules are in their chunks, and not yet concatenated.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => this.record(compilation));
    });
  }

  /** Names of exports by shared package, sorted. The use of a package as a whole adds no names. */
  get exports(): Record<string, string[]> {
    const sorted = [...this.shared].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, names]) => [name, [...names].sort()]));
  }

  /** The custom properties of the colours, sorted. */
  get tokens(): string[] {
    return [...this.roles].map((role) => colorProperties[role]).sort();
  }

  private record({ modules, chunkGraph, moduleGraph }: Compilation): void {
    for (const module of modules) {
      if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
      for (const connection of moduleGraph.getOutgoingConnections(module)) {
        const { module: target, dependency } = connection;
        if (!dependency || connection.getActiveState(undefined) === false) continue;
        for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
          this.add(target, Array.isArray(reference) ? reference : reference.name);
        }
      }
    }
  }

  private add(target: Module, [name, member]: string[]): void {
    if (target instanceof webpack.ExternalModule) {
      const names = this.shared.get(target.userRequest) ?? new Set();
      this.shared.set(target.userRequest, name ? names.add(name) : names);
    } else if (
      target instanceof webpack.NormalModule &&
      target.resource.startsWith(designSystem) &&
      name === 'color'
    ) {
      const roles = member ? [member] : Object.keys(colorProperties);
      for (const role of roles) this.roles.add(role as ColorRole);
    }
  }
}
