/** Choices that follow from a text: the same wherever and whenever they are made. */
export interface Seeded {
  /** A whole number between two, both included. */
  from(min: number, max: number): number;
  one<Item>(items: readonly Item[]): Item;
  /** The same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a of the text, then xorshift. The first numbers of similar texts are similar, so they are skipped. */
export function seededBy(text: string): Seeded {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let skipped = 0; skipped < 8; skipped += 1) next();
  const from = (min: number, max: number) => Math.floor(min + next() * (max - min + 1));
  return {
    from,
    one: (items) => items[from(0, items.length - 1)]!,
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
