import { makeRemote } from '../new-remote/make-remote';
import { awaitRunningSite } from '../new-remote/running-site';
import { root } from '../run.mjs';

const [name, route, ...rest] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!name || !route || rest.length > 0) {
    throw new Error('A new remote needs a name and a route: npm run new-remote -- mf-events /events');
  }
  const files = await makeRemote(root, { name, route });
  console.log(`${name} is a remote now. These files are new or changed:\n  ${files.join('\n  ')}\n`);
  const siteUrl = await awaitRunningSite(
    (remotes) => name in remotes,
    ({ releases }) => name in releases,
  );
  console.log(`${siteUrl ? `It is live at ${siteUrl}${route}.` : `npm start shows it at ${route}.`}

Next:
  npm test -w ${name}
  npm run dev -w ${name}
To do by hand: the team in your code host that CODEOWNERS names.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
