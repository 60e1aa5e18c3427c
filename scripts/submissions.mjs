import { ensureInstalled } from './ensure-installed.mjs';
import { run } from './run.mjs';

await ensureInstalled();
process.exitCode = await run('node', ['--import', 'tsx', 'scripts/submissions.ts', ...process.argv.slice(2)]);
