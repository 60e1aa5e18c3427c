import { jobs, overviewEntry, shellWords } from '@site/harness/remote-copy';
import { coachApplication, newsletterDialog, type SiteForm } from '@site/harness/e2e/forms';
import { currentAddress, goBack, scrollPosition, type Target } from '../in-page';
import type { Visitor } from '../visitor';
import { NARROW, WIDE, type Check } from './check';

const services: Target = { css: 'header button', name: shellWords.header.services };
const openMenu: Target = { css: 'header button', name: shellWords.header.drawer.open };
const allServices: Target = {
  css: 'header a, [popover] a, dialog a',
  name: overviewEntry.label,
};

/** How far a page may move while a dialog is open and closed. */
const MAX_MOVEMENT_PX = 1;

/** Opens a dialog, closes it with Escape, which returns the focus, opens it again, and closes it with Back. */
async function opensAndCloses(visitor: Visitor, opener: Target, content: Target): Promise<void> {
  const address = await visitor.evaluate(currentAddress);
  await visitor.click(opener);
  await visitor.sees(content);
  await visitor.press('Escape');
  await visitor.seesNo(content);
  await visitor.focuses(opener);
  await visitor.click(opener);
  await visitor.sees(content);
  await visitor.evaluate(goBack);
  await visitor.seesNo(content);
  const now = await visitor.evaluate(currentAddress);
  if (now !== address) throw new Error(`Back led to ${now}`);
}

const dialogOf = ({ name, page, opener }: SiteForm): Check => ({
  name: `the dialog ${name} opens at its first field, and closes with Escape and Back`,
  async run(visitor) {
    await visitor.visit(page);
    const button: Target = { css: 'main button', ...(opener && { name: opener }) };
    await visitor.click(button);
    await visitor.focuses({ css: 'dialog [name=name]' });
    await visitor.press('Escape');
    await opensAndCloses(visitor, button, { css: 'dialog [name=name]' });
  },
});

export const overlayChecks: readonly Check[] = [
  {
    name: 'the Services panel opens under the pointer and by a press, and closes with Escape',
    width: WIDE,
    async run(visitor) {
      await visitor.visit('/about');
      await visitor.hover(services);
      await visitor.sees(allServices);
      await visitor.hover({ css: 'main h1' });
      await visitor.seesNo(allServices);
      await visitor.click(services);
      await visitor.sees(allServices);
      await visitor.press('Escape');
      await visitor.seesNo(allServices);
      await visitor.focuses(services);
    },
  },
  {
    name: 'the menu opens, and closes with Escape and Back',
    width: NARROW,
    async run(visitor) {
      await visitor.visit('/about');
      await opensAndCloses(visitor, openMenu, allServices);
    },
  },
  dialogOf(newsletterDialog),
  dialogOf(coachApplication),
  {
    name: 'a job opens in a dialog with an address, and the page stays in place when it closes',
    async run(visitor) {
      await visitor.visit('/careers');
      const opener = { css: 'main li a[href*="job="]' };
      const dialog = { css: 'dialog h2' };
      await visitor.sees(opener);
      const position = await visitor.evaluate(scrollPosition);
      await visitor.click(opener);
      await visitor.arrivesAt(/\?job=\d+/);
      await visitor.sees(dialog);
      await visitor.evaluate(goBack);
      await visitor.seesNo(dialog);
      await visitor.arrivesAt(/^\/careers$/);
      const moved = Math.abs((await visitor.evaluate(scrollPosition)) - position);
      if (moved > MAX_MOVEMENT_PX) throw new Error(`the page moved by ${moved} px`);
    },
  },
  {
    name: 'the address of a job shows the job, without a dialog',
    async run(visitor) {
      const { id, title } = jobs[2]!;
      await visitor.visit(`/careers?job=${id}`);
      await visitor.sees({ css: 'main h1', name: title });
      await visitor.seesNo({ css: 'dialog' });
    },
  },
];
