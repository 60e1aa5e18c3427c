import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { nearestFile } from '../../nearest-file';
import type { LiveSite } from '../live-site';
import { runTool } from '../run-tool';
import type { Step } from '../step';
import { needed } from './needed';

const TIMEOUT_MS = 60_000;

/** One place that shows a section, and the section: TypeScript types of what is given and of what is taken. */
export interface SectionCheck {
  user: string;
  section: string;
  given: string;
  /** Undefined: there is no such section. Releases of before types were recorded take anything. */
  taken: string | undefined;
}

/** Every place where a release shows sections of others, and others show its own. */
export function sectionChecks(
  release: Release,
  { releases, platform }: Pick<LiveSite, 'releases' | 'platform'>,
): SectionCheck[] {
  const composition: Partial<Record<string, Release>> = { ...releases, [release.name]: release };
  const users = [
    { user: 'the shell', sections: platform.sections },
    ...Object.values(composition).map((each) => ({
      user: each?.name ?? '',
      sections: each?.uses?.sections ?? {},
    })),
  ];
  return users.flatMap(({ user, sections }) =>
    Object.entries(sections)
      .filter(([section]) => user === release.name || section.startsWith(`${release.name}/`))
      .flatMap(([section, types]) => {
        const [owner = '', expose = ''] = section.split('/');
        const exposed = composition[owner]?.exposes[expose];
        const taken = exposed && (exposed.props ?? 'any');
        return types.map((given) => ({ user, section, given, taken }));
      }),
  );
}

/** Two lines for each check: every given property is known, and has a type that is taken. */
const sourceOf = (checks: readonly SectionCheck[]) =>
  checks
    .map(({ given, taken }, index) =>
      [
        `export const unknown${index}: never = {} as Exclude<keyof (${given}), keyof (${taken})>;`,
        `export const taken${index}: ${taken} = {} as ${given};`,
      ].join('\n'),
    )
    .join('\n');

/** Problems by the compiler's messages, which name the lines. */
export async function sectionProblems(checks: readonly SectionCheck[], folder: string): Promise<string[]> {
  const known = checks.filter(({ taken }) => taken !== undefined);
  const absent = checks
    .filter(({ taken }) => taken === undefined)
    .map(({ user, section }) => `${user} shows ${section}, which is not exposed`);
  if (known.length === 0) return absent;
  const output = path.join(folder, 'dist', 'gate', 'sections');
  await mkdir(output, { recursive: true });
  await writeFile(path.join(output, 'sections.ts'), sourceOf(known));
  const project = {
    extends: nearestFile(folder, 'tsconfig.json'),
    compilerOptions: { noEmit: true },
    files: ['sections.ts'],
    include: [],
  };
  await writeFile(path.join(output, 'tsconfig.json'), JSON.stringify(project));
  const run = await runTool(folder, 'typescript', ['-p', output, '--pretty', 'false'], {
    cwd: output,
    timeoutMs: TIMEOUT_MS,
  });
  const messages = [...run.output.matchAll(/^sections\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm)];
  if (run.exitCode !== 0 && messages.length === 0) return [run.output];
  return [
    ...absent,
    ...messages.map(([, line, message]) => {
      const { user, section, given, taken } = known[Math.floor((Number(line) - 1) / 2)]!;
      return `${user} gives ${section} ${given}, which takes ${taken}: ${message}`;
    }),
  ];
}

/** Types of exposed parts against those who show them. */
export const exposedTypes: Step = {
  name: 'exposed-types',
  after: ['build', 'live'],
  advice:
    'make a new property optional, and keep one that others still give; once they no longer do, it can go',
  async run(context) {
    const { release, live } = needed(context);
    const checks = sectionChecks(release, live);
    const places = `${checks.length} ${checks.length === 1 ? 'place' : 'places'} that show sections`;
    return { problems: await sectionProblems(checks, context.folder), notes: [places] };
  },
};
