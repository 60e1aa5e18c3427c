/** A report of a validator that the site accepts. */
interface Exception {
  /** Matches the report. */
  report: RegExp;
  reason: string;
}

/** Of the Nu Html Checker. */
export const HTML_EXCEPTIONS: readonly Exception[] = [
  {
    report: /^The “list” role is unnecessary for element “ol”/,
    reason: 'WebKit announces no list without markers; where the order matters, `role="list"` names it again',
  },
  {
    report: /^CSS: .*(@container|container-type|“container”)/,
    reason: 'the checker does not support container queries, which every supported browser does',
  },
];

/** The reports that no exception accepts, and a line for each exception that matches no report. */
export function withoutExceptions(reports: readonly string[], exceptions: readonly Exception[]): string[] {
  const unused = exceptions.filter(({ report }) => !reports.some((text) => report.test(text)));
  return [
    ...reports.filter((text) => !exceptions.some(({ report }) => report.test(text))),
    ...unused.map(({ report }) => `nothing matches the exception ${report}: remove it`),
  ];
}
