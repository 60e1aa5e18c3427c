import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TabCheck, TabVisit } from './check';

/** Keeps pictures of a page that looks different from its live one, for the release report. Has no findings. */
export const changedPages: TabCheck = {
  name: 'pictures',
  async run(visit, context) {
    const { target } = visit;
    if (!context.pictures || !context.isLive || !context.isChanged) return [];
    const live = await context.openLive();
    const [before, after] = [await picture(live), await picture(visit)];
    if (before.equals(after)) return [];
    const name = fileNameOf(target.url);
    const files = { before: `${name}.before.png`, after: `${name}.after.png` };
    await writeFile(path.join(context.pictures, files.before), before);
    await writeFile(path.join(context.pictures, files.after), after);
    context.addChangedPage({ page: target.url, ...files });
    return [];
  },
};

const picture = ({ tab }: TabVisit): Promise<Buffer> =>
  tab.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/** A file name of its own for each address: without the hash, `/a/b` and `/a-b` would have the same one. */
function fileNameOf(url: string): string {
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 8);
  return `${url.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}-${hash}`;
}
