import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { differenceOf } from '../page/pictures';
import type { TabCheck, TabVisit } from './check';

const MIN_DIFFERENCE_RATIO = 0.0002;

/** Keeps pictures of a page that looks different from its live one, for the release report. Has no findings. */
export const changedPages: TabCheck = {
  name: 'pictures',
  async run(visit, context) {
    const { target } = visit;
    if (!context.pictures || !context.isLive || !context.isChanged) return [];
    const live = await context.openLive();
    const [before, after] = [await picture(live), await picture(visit)];
    if (differenceOf(before, after) < MIN_DIFFERENCE_RATIO) return [];
    const name = target.url.replaceAll(/[^\w-]+/g, '-').slice(0, 80);
    const files = { before: `${name}.before.png`, after: `${name}.after.png` };
    await writeFile(path.join(context.pictures, files.before), before);
    await writeFile(path.join(context.pictures, files.after), after);
    context.addChangedPage({ page: target.url, ...files });
    return [];
  },
};

const picture = ({ tab }: TabVisit): Promise<Buffer> =>
  tab.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
