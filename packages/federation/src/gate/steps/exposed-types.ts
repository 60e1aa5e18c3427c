import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@site/contracts';
import { nearestFile } from '../../nearest-file';
import type { LiveSite } from '../live-site';
import { runTool } from '../../run-tool';
import type { Step } from '../step';
import { releaseAndLive } from './release-and-live';

const TIMEOUT_MS = 60_000;

/** One use of a section: the TypeScript types of the properties that are passed, and of those that the section accepts. */
export interface SectionCheck {
  user: string;
  section: string;
  passed: string;
  /** Undefined if there is no such section; `any` for releases from before types were recorded. */
  accepted: string | undefined;
}

/** Every use of others' sections by a release, and of its own sections by others. */
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
        const accepted = exposed && (exposed.props ?? 'any');
        return types.map((passed) => ({ user, section, passed, accepted }));
      }),
  );
}

/** Two lines for each check: every passed property is known, and its type is accepted. */
const sourceOf = (checks: readonly SectionCheck[]) =>
  checks
    .map(({ passed, accepted }, index) =>
      [
        `export const unknown${index}: never = {} as Exclude<keyof (${passed}), keyof (${accepted})>;`,
        `export const accepted${index}: ${accepted} = {} as ${passed};`,
      ].join('\n'),
    )
    .join('\n');

/** The problems of checks, from the compiler's messages, which have the line numbers. */
export async function sectionProblems(checks: readonly SectionCheck[], folder: string): Promise<string[]> {
  const known = checks.filter(({ accepted }) => accepted !== undefined);
  const absent = checks
    .filter(({ accepted }) => accepted === undefined)
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
      const { user, section, passed, accepted } = known[Math.floor((Number(line) - 1) / 2)]!;
      return `${user} passes ${passed} to ${section}, which accepts ${accepted}: ${message}`;
    }),
  ];
}

/** Compares the types of sections with those of their uses. */
export const exposedTypes: Step = {
  name: 'exposed-types',
  after: ['build', 'live'],
  advice: 'make a new property optional; remove an old one only once no other release passes it',
  async run(context) {
    const { release, live } = releaseAndLive(context);
    const checks = sectionChecks(release, live);
    const places = `${checks.length} ${checks.length === 1 ? 'place' : 'places'} that show sections`;
    return { problems: await sectionProblems(checks, context.folder), notes: [places] };
  },
};
