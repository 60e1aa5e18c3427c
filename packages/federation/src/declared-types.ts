import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { nearestFile } from './nearest-file';
import { findSectionUses, type SectionUse } from './section-uses';

const require = createRequire(import.meta.url);

/** The command of the TypeScript compiler. */
export const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');

export interface DeclaredTypes {
  /** By expose, the type of its component's properties. */
  exposes: Record<string, string>;
  /** By section, the types of the properties that it is given, one for each place. */
  sections: Record<string, string[]>;
}

// The conditional type makes the compiler write out the properties instead of the type's name.
const HEADER = `import type { SectionProps } from '@site/contracts';
type Sections = { [Id in keyof SectionProps]: SectionProps[Id] };
declare function propsOf<P>(
  component: (props: P) => unknown,
): P extends infer O ? { [K in keyof O]: O[K] } : never;
declare function propsAt<Id extends keyof Sections, K extends keyof Sections[Id]>(
  id: Id,
  ...names: K[]
): Pick<Sections[Id], K> extends infer O ? { [N in keyof O]: O[N] } : never;
`;

const literal = (value: string) => JSON.stringify(value);

function sourceOf(folder: string, exposes: Record<string, string>, uses: SectionUse[]): string {
  const components = Object.entries(exposes).map(
    ([name, file]) => `import ${name} from ${literal(path.join(folder, file).replace(/\.tsx?$/, ''))};
export const expose_${name} = propsOf(${name});`,
  );
  const places = uses.map(({ id, props }, index) => {
    const names =
      props?.map((name) => `, ${literal(name)}`).join('') ??
      `, ...([] as (keyof Sections[${literal(id)}])[])`;
    return `export const use_${index} = propsAt(${literal(id)}${names});`;
  });
  return [HEADER, ...components, ...places].join('\n');
}

/** The types of constants in a declaration file. What it takes from other files is unknown there, so it may be anything. */
function typesIn(declarations: string): Map<string, string> {
  const found = declarations.matchAll(/^export declare const (\w+): ([\s\S]*?);\n(?=export |$)/gm);
  return new Map(
    [...found].map(([, name = '', type = '']) => [
      name,
      type.replace(/import\("[./][^"]*"\)[\w.]+/g, 'any').replace(/\s+/g, ' '),
    ]),
  );
}

/**
 * The types by which a folder's sources are shown by others, and show others: written out, so that a later build of either side
 * can be compared with them.
 *
 * @param output a folder for the compiler's files, which is emptied.
 * @throws Error with the compiler's output.
 */
export async function declareTypes(
  folder: string,
  exposes: Record<string, string>,
  output: string,
): Promise<DeclaredTypes> {
  const uses = await findSectionUses(folder);
  if (uses.length === 0 && Object.keys(exposes).length === 0) return { exposes: {}, sections: {} };
  const source = path.join(output, 'types.ts');
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  await writeFile(source, sourceOf(folder, exposes, uses));
  const project = {
    extends: nearestFile(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // Types are checked by `federation release`; here they are written only.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: path.parse(output).root,
      outDir: path.join(output, 'declared'),
    },
    files: [source],
    include: [],
    exclude: [],
  };
  const projectFile = path.join(output, 'tsconfig.json');
  await writeFile(projectFile, JSON.stringify(project));
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', projectFile]).catch(
    (error: { stdout: string }) => error,
  );
  const file = path.join(
    output,
    'declared',
    path.relative(project.compilerOptions.rootDir, output),
    'types.d.ts',
  );
  const types = typesIn(
    await readFile(file, 'utf8').catch(() => {
      throw new Error(`The types of the exposes cannot be declared:\n${stdout}`);
    }),
  );
  const sections: Record<string, string[]> = {};
  for (const [index, { id }] of uses.entries()) {
    const type = types.get(`use_${index}`) ?? 'any';
    const known = (sections[id] ??= []);
    if (!known.includes(type)) known.push(type);
  }
  return {
    exposes: Object.fromEntries(
      Object.keys(exposes).map((name) => [name, types.get(`expose_${name}`) ?? 'any']),
    ),
    sections,
  };
}
