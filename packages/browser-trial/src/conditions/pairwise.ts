const pairOf = (a: string, b: string) => [a, b].sort().join(' & ');

/**
 * Combines factors in few rows, so that every pair of values is in one of them. The first row has the first value of
 * each factor. The same factors give the same rows.
 *
 * @param factors the values of each factor; no two factors have a value of the same name.
 */
export function pairwise(factors: readonly (readonly string[])[]): string[][] {
  const missing = new Set(
    factors.flatMap((values, index) =>
      factors.slice(index + 1).flatMap((others) => values.flatMap((a) => others.map((b) => pairOf(a, b)))),
    ),
  );
  const rows: string[][] = [];
  while (missing.size > 0) {
    // Each row begins with a missing pair. Of every other factor it takes the value that adds most missing pairs.
    const row = [...missing][0]?.split(' & ') ?? [];
    for (const values of factors) {
      if (values.some((value) => row.includes(value))) continue;
      const gainOf = (value: string) => row.filter((other) => missing.has(pairOf(value, other))).length;
      row.push(...values.toSorted((a, b) => gainOf(b) - gainOf(a)).slice(0, 1));
    }
    for (const a of row) for (const b of row) missing.delete(pairOf(a, b));
    rows.push(row);
  }
  return rows;
}
