/** The values of each factor, by its name. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One value of each factor. */
export type Row = Readonly<Record<string, string>>;

const pairOf = (a: string, x: string, b: string, y: string) => [`${a}=${x}`, `${b}=${y}`].sort().join('\n');

function allPairs(factors: Factors): Set<string> {
  const pairs = new Set<string>();
  for (const [a, values] of Object.entries(factors))
    for (const [b, others] of Object.entries(factors))
      if (a < b) for (const x of values) for (const y of others) pairs.add(pairOf(a, x, b, y));
  return pairs;
}

/**
 * Combines factors in few rows, so that every pair of values is in one of them at least. The same factors give the same
 * rows, in which each value is used early: each row takes, one factor after the other, what covers most new pairs.
 */
export function pairwise(factors: Factors): Row[] {
  const missing = allPairs(factors);
  const uses = new Map<string, number>();
  const rows: Row[] = [];
  while (missing.size > 0) {
    // Each row starts with a pair that is missing, so that it covers one at least.
    const [first = ''] = missing;
    const row: Record<string, string> = Object.fromEntries(first.split('\n').map((each) => each.split('=')));
    for (const [name, values] of Object.entries(factors)) {
      const gain = (value: string) =>
        Object.entries(row).filter(([other, chosen]) => missing.has(pairOf(name, value, other, chosen)))
          .length;
      const usesOf = (value: string) => uses.get(`${name}=${value}`) ?? 0;
      row[name] ??= values.toSorted((x, y) => gain(y) - gain(x) || usesOf(x) - usesOf(y))[0] ?? '';
    }
    for (const [a, x] of Object.entries(row)) {
      uses.set(`${a}=${x}`, (uses.get(`${a}=${x}`) ?? 0) + 1);
      for (const [b, y] of Object.entries(row)) if (a !== b) missing.delete(pairOf(a, x, b, y));
    }
    rows.push(row);
  }
  return rows;
}
