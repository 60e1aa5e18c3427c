import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nearestFile } from '../nearest-file';
import { runTool } from '../run-tool';
import { findSectionUses, type SectionUse } from './section-uses';

const COMPILER_TIMEOUT_MS = 60_000;

export interface DeclaredTypes {
  /** By expose, the type of its component's properties. */
  exposes: Record<string, string>;
  /** By section, the types of the properties that are passed to it, one for each use. */
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

/** The types of constants in a declaration file, by name. Types of other files are unknown there: they become `any`. */
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
 * The types of the properties of a folder's exposes, and of those that it passes to sections: written out, so that a later build
 * of either side can be compared with them.
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
      // Types are checked by `federation release`; here they are only written.
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
  const { output: messages } = await runTool(folder, 'typescript', ['-p', projectFile], {
    cwd: folder,
    timeoutMs: COMPILER_TIMEOUT_MS,
  });
  const file = path.join(
    output,
    'declared',
    path.relative(project.compilerOptions.rootDir, output),
    'types.d.ts',
  );
  const types = typesIn(
    await readFile(file, 'utf8').catch(() => {
      throw new Error(`The types of the exposes cannot be declared:\n${messages}`);
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
