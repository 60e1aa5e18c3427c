import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFEST, type PublishedRelease, type ReleaseList, type RemoteName } from '@site/contracts';
import type { Activation } from '@site/contracts/signature';
import { requireVersion } from '../build/name-build';
import { readCommandEnvironment } from '../environment';
import { ensureReleaseKey, readReleaseKey } from '../keys';
import { findOrigin } from '../remotes';
import {
  activateRelease,
  awaitVerdict,
  describeVerdict,
  OriginClient,
  publishRelease,
  rollBackRelease,
  type Verdict,
} from '../publishing';
import type { Command } from './command';

/* The commands that send something to the remote's origin, or ask it. */

const SHORT_COMMIT_LENGTH = 10;

/** `federation publish`. */
export const publish: Command = {
  usage: 'uploads the release in dist/production to its origin, without activating it',
  async run(args, { remote, folder }) {
    parseArgs({ args });
    const output = path.join(folder, 'dist', 'production');
    if (!existsSync(path.join(output, MANIFEST)))
      throw new Error('Nothing is built: run federation build first');
    const { version } = await publishRelease({
      key: await ensureReleaseKey(remote.name),
      ...(await targetOf(remote.name)),
      folder: output,
    });
    console.log(`${remote.name} ${version} is published; federation activate ${version} activates it`);
  },
};

/** `federation releases`. */
export const releases: Command = {
  usage: 'lists the published releases, and which one is activated',
  async run(args, { remote }) {
    parseArgs({ args });
    const { originUrl } = await targetOf(remote.name);
    console.log(formatReleases(await new OriginClient(originUrl).list()));
  },
};

/** `federation activate`. */
export const activate: Command = {
  usage: "1.4.2   activates a published release, and waits for the shell's verdict",
  async run(args, { remote: { name: remote } }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [version] = positionals;
    if (!version)
      throw new Error(
        'The version is missing, as in federation activate 1.4.2; federation releases lists the versions',
      );
    requireVersion(version);
    const target = { key: await readReleaseKey(remote), ...(await targetOf(remote)) };
    const activation = await activateRelease({ ...target, version });
    console.log(`${remote} ${version} is activated`);
    await reportVerdict(activation);
  },
};

/** `federation rollback`. */
export const rollback: Command = {
  usage: "activates the release that was activated before the current one, and waits for the shell's verdict",
  async run(args, { remote: { name: remote } }) {
    parseArgs({ args });
    const target = { key: await readReleaseKey(remote), ...(await targetOf(remote)) };
    const activation = await rollBackRelease(target);
    console.log(`${remote} rolls back to ${activation.version}`);
    if ((await reportVerdict(activation)) !== 'refused') return;
    // The release may never have been live: it was refused when its team activated it.
    const { before } = await new OriginClient(target.originUrl).list();
    if (before !== null) console.log(`federation rollback goes further back, to ${before}`);
  },
};

/** A remote's origin. Each retry of a request is printed. */
async function targetOf(remote: RemoteName) {
  return {
    originUrl: await findOrigin(remote, readCommandEnvironment()),
    remote,
    onRetry: (line: string) => console.log(line),
  };
}

/** Waits for the verdict on an activation, and prints it. The exit code is 1 unless it is live or unavailable. */
async function reportVerdict(activation: Activation): Promise<Verdict['verdict']> {
  const { siteUrl } = readCommandEnvironment();
  const decided = await awaitVerdict({ siteUrl, ...activation });
  console.log(describeVerdict(decided, siteUrl));
  if (decided.verdict !== 'live' && decided.verdict !== 'unavailable') process.exitCode = 1;
  return decided.verdict;
}

/** For example 1.2 MB. */
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** One line for each release, in columns. */
function formatReleases({ live, before, releases: listed }: ReleaseList): string {
  if (listed.length === 0) return 'No release is published';
  const rows = [
    ['version', 'published', 'commit', 'size', 'gate', ''],
    ...listed.map((release) => [
      release.version,
      release.publishedAt.slice(0, 16).replace('T', ' '),
      shortCommit(release.commit),
      megabytes(release.bytes),
      gateResult(release.gate),
      release.version === live
        ? 'activated'
        : release.version === before
          ? 'previous: a rollback activates it'
          : '',
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The start of the hash, and `-dirty` if there were uncommitted changes. */
const shortCommit = (commit: string | undefined): string => {
  if (!commit) return '-';
  const [hash = '', ...changed] = commit.split('-');
  return [hash.slice(0, SHORT_COMMIT_LENGTH), ...changed].join('-');
};

function gateResult(gate: PublishedRelease['gate']): string {
  if (!gate) return '-';
  const skipped = Object.keys(gate).filter((step) => gate[step] === 'skipped');
  return skipped.length > 0 ? `skipped: ${skipped.join(', ')}` : 'passed';
}
