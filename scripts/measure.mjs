import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './run.mjs';

const [what, ...parameters] = process.argv.slice(2);
await ensureInstalled();
if (what === 'size') await ensureBrowser();
process.exitCode = await run('node', ['--import', 'tsx', `bench/${what}.ts`, ...parameters]);
