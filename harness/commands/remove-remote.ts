import { SITE_FILE } from '@site/releases/site';
import { awaitRunningSite } from '../new-remote/running-site';
import { removeRemote } from '../new-remote/remove-remote';
import { root } from '../run.mjs';

const [name, target = '/', ...rest] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!name || rest.length > 0) {
    throw new Error(
      'A removal needs a name, and may have an address for its pages: npm run remove-remote -- mf-events /about',
    );
  }
  const files = await removeRemote(root, { name, target }, () => {
    console.log(`Waiting until the site, if it runs, shows nothing of ${name}; after Ctrl-C, run this again`);
    return awaitRunningSite(
      (remotes) => !(name in remotes),
      ({ releases }) => !(name in releases),
    );
  });
  console.log(`${name} is removed, and its pages redirect as ${SITE_FILE} says. Its folder is deleted; changed files:
  ${files.join('\n  ')}
To do by hand: stop its service where the site is deployed, and delete its key.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
