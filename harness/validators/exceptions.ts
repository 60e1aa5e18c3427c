/** What a validator reports and the site keeps. */
interface Exception {
  /** Matches the report. */
  report: RegExp;
  reason: string;
}

/** Of the Nu Html Checker. */
export const HTML_EXCEPTIONS: readonly Exception[] = [
  {
    report: /^CSS: .*(@container|container-type|“container”)/,
    reason: 'the checker does not know container queries, which every supported browser has',
  },
];

/** The reports without those that the site keeps, and those exceptions that match no report any more. */
export function withoutExceptions(reports: readonly string[], exceptions: readonly Exception[]): string[] {
  const unused = exceptions.filter(({ report }) => !reports.some((text) => report.test(text)));
  return [
    ...reports.filter((text) => !exceptions.some(({ report }) => report.test(text))),
    ...unused.map(({ report }) => `nothing matches the exception ${report}: remove it`),
  ];
}
