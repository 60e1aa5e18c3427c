import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { AxeResults, NodeResult } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules about looks, which differ between windows. */
export const RULES_OF_LOOKS = ['color-contrast', 'target-size'];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists the accessibility violations of the page as it is now, by default of all rules and of all parts. axe runs
 * outside the page's security policy. It leaves it open whether a text in the colour of its background is meant to be
 * read: with rules that are named, such texts are listed too.
 *
 * @param part an expression for an element of the page.
 */
export async function axeViolations(
  page: Page,
  rules?: readonly string[],
  part = 'document',
): Promise<string[]> {
  // Parsing it takes time, and checks examine a page several times. An element with the id `axe` is a global too.
  if (!(await page.evaluate("typeof globalThis.axe?.run === 'function'"))) await page.evaluate(SOURCE);
  const options = { resultTypes: ['violations', 'incomplete'], runOnly: rules ?? STANDARDS };
  const { violations, incomplete } = (await page.evaluate(
    `axe.run(${part}, ${JSON.stringify(options)})`,
  )) as AxeResults;
  const invisible = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(hasEqualColours) }));
  const found = rules ? [...violations, ...invisible.filter(({ nodes }) => nodes.length > 0)] : violations;
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`).join('\n')}`,
  );
}

const hasEqualColours = ({ any }: NodeResult): boolean =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');
