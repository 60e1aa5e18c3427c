/**
 * The entries that a suite runs with `--only`: those whose name matches the expression, in any case.
 *
 * @param only the expression; empty: all.
 * @throws Error that lists the names if none matches.
 */
export function onlyMatching<Entry>(
  only: string,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): Entry[] {
  const pattern = new RegExp(only, 'i');
  const matching = entries.filter((entry) => pattern.test(nameOf(entry)));
  if (matching.length === 0)
    throw new Error(`Nothing matches --only '${only}'. There is:\n${entries.map(nameOf).join('\n')}`);
  return matching;
}
