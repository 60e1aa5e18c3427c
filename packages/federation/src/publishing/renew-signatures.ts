import type { RemoteName } from '@site/contracts';
import { signRelease } from '@site/contracts/signature';
import { activateRelease } from './activate-release';
import { OriginClient } from './origin-client';

interface SignOptions {
  originUrl: string;
  remote: RemoteName;
  /** The team's private key, in PEM. */
  key: string;
}

/**
 * Signs the live release and the one before it with another key, so that the earlier key can be removed.
 *
 * @returns the versions.
 */
export async function renewSignatures(options: SignOptions): Promise<string[]> {
  const origin = new OriginClient(options.originUrl);
  const { live, before } = await origin.list();
  const versions = [before, live].filter((version) => version !== null);
  for (const version of versions) {
    const manifest = await origin.manifest(version);
    if (manifest) await origin.putManifest(version, manifest, signRelease(manifest, options.key));
  }
  if (live !== null) await activateRelease({ ...options, version: live });
  return versions;
}
