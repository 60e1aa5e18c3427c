import type { Verdict } from './try-edits';

const refused = ({ step }: Verdict) => step !== null;
const namesOf = ({ edit }: Verdict) => `${edit.remote}, ${edit.name}`;

/**
 * A finding that the live site has too refuses no release, and costs two more visits of each page. A finding under a
 * condition is left out, because it may be meant: the home page shows a hint only where motion is reduced.
 */
const findingsOfLivePages = (verdicts: readonly Verdict[]): string[] => [
  ...new Set(
    verdicts
      .flatMap(({ known }) => known)
      .filter(({ check }) => check !== 'conditions')
      .map(({ check, page, message }) => `${check} finds on the live page ${page} too: ${message}`),
  ),
];

/**
 * Prints how many edits were refused, and by which steps. Returns a line for each edit with the wrong outcome, and for
 * each check that finds something on the live site.
 */
export function judgeEdits(breaking: readonly Verdict[], harmless: readonly Verdict[]): string[] {
  const caught = breaking.filter(refused);
  console.log(`\n${caught.length} of ${breaking.length} breaking edits are caught, by:`);
  for (const step of new Set(caught.map(({ step: name }) => name)))
    console.log(`  ${step?.padEnd(24)} ${caught.filter(({ step: name }) => name === step).length}`);
  console.log(`${harmless.filter(refused).length} of ${harmless.length} harmless edits are refused`);
  return [
    ...breaking.filter((each) => !refused(each)).map((each) => `${namesOf(each)}: breaking, and goes live`),
    ...harmless.filter(refused).map((each) => `${namesOf(each)}: harmless, and refused`),
    ...findingsOfLivePages(harmless),
  ];
}
