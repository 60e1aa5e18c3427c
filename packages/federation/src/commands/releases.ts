import { parseArgs } from 'node:util';
import type { PublishedRelease, ReleaseList } from '@site/contracts';
import { readCommandEnvironment } from '../environment';
import { OriginClient } from '../publishing';
import type { Command } from './command';
import { megabytes } from './upload-progress';

const SHORT_COMMIT_LENGTH = 10;

/** `federation releases`. */
export const releases: Command = {
  usage: 'lists the published releases, and which one is live',
  async run(args, { remote }) {
    parseArgs({ args });
    const { originOf } = readCommandEnvironment(remote.name);
    console.log(formatReleases(await new OriginClient(originOf(remote.name)).list()));
  },
};

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
        ? 'live'
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
