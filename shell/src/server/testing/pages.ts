import { existsSync, mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil } from '@site/node-service/wait-until';

// Sources for the pages of test releases. A renderer is another process, so a test and its page exchange files.

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'page-')), 'file');

/** A page whose render goes on until the test finishes it. */
export function pausedPage() {
  const begun = newFile();
  const finished = newFile();
  return {
    source: `fs.writeFileSync('${begun}', ''); while (!fs.existsSync('${finished}')) block(20);`,
    /** Resolves once a render has begun, since the last call. */
    async started() {
      await waitUntil(() => existsSync(begun));
      await rm(begun);
    },
    finish: () => writeFile(finished, ''),
  };
}

/** A page that fails while it is broken. */
export function fragilePage() {
  const broken = newFile();
  return {
    source: `if (fs.existsSync('${broken}')) throw new Error('planted');`,
    break: () => writeFile(broken, ''),
    repair: () => rm(broken),
  };
}
