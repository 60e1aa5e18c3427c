import { releasePathOf, type Release } from '@site/contracts';
import { request } from './request';

const isScript = (file: string) => file.endsWith('.js');
const hashOf = (file: string) => /\.([\da-f]{8})\.js$/.exec(file)?.[1];

/** The scripts of a release, without what differs in every build: its version, and the hashes in names of scripts. */
async function scriptsOf({ name, version, files }: Release, origin: string): Promise<Map<string, string>> {
  const names = Object.keys(files).filter(isScript);
  const hashes = names.flatMap((file) => hashOf(file) ?? []);
  const read = async (file: string) => {
    const response = await request(origin + releasePathOf(name, version) + file);
    const text = (await response.text()).replaceAll(version, '…');
    return [file, hashes.reduce((plain, hash) => plain.replaceAll(hash, '…'), text)] as const;
  };
  return new Map(await Promise.all(names.map(read)));
}

/**
 * The exposes of a candidate whose code a change cannot have reached: all of their modules are the same as in the live release.
 * Code that is loaded on demand belongs to no expose: if any of it has changed, every expose may be affected.
 *
 * @param origins URLs of the shells that have them.
 */
export async function unchangedExposes(
  candidate: Release,
  live: Release | undefined,
  origins: Record<'candidate' | 'live', string>,
): Promise<Set<string>> {
  if (!live || JSON.stringify(live.shared) !== JSON.stringify(candidate.shared)) return new Set();
  const [after, before] = await Promise.all([
    scriptsOf(candidate, origins.candidate),
    scriptsOf(live, origins.live),
  ]);
  const textsOf = (files: Iterable<string>, texts: ReadonlyMap<string, string>) =>
    JSON.stringify([...files].map((file) => texts.get(file) ?? '').sort());
  const onDemand = ({ exposes, entry }: Release, texts: ReadonlyMap<string, string>) => {
    const atOnce = new Set([entry, ...Object.values(exposes).flatMap(({ files }) => files)]);
    return textsOf(
      [...texts.keys()].filter((file) => !atOnce.has(file)),
      texts,
    );
  };
  if (onDemand(candidate, after) !== onDemand(live, before)) return new Set();
  const unchanged = Object.entries(candidate.exposes).filter(([expose, { files }]) => {
    const known = live.exposes[expose];
    return known && textsOf(files, after) === textsOf(known.files, before);
  });
  return new Set(unchanged.map(([expose]) => `${candidate.name}/${expose}`));
}
