/** The parts of a remote that mutants are drawn from, the same number from each. */
export const PARTS = ['code', 'styles', 'props', 'content', 'configuration'] as const;
export type Part = (typeof PARTS)[number];

/** What stands before each bracket that is open at an offset, from the inside to the outside. */
function openBrackets(text: string, offset: number): string[] {
  const found: string[] = [];
  let closed = 0;
  for (let at = offset - 1; at >= 0; at -= 1) {
    const sign = text[at] ?? '';
    if (')]}'.includes(sign)) closed += 1;
    else if ('([{'.includes(sign) && closed > 0) closed -= 1;
    else if ('([{'.includes(sign)) found.push(text.slice(Math.max(0, at - 40), at));
  }
  return found;
}

/** The part to which the expression at an offset of a file belongs; the file is relative to the remote's folder. */
export function partOf(file: string, text: string, offset: number): Part {
  if (file.startsWith('src/content/')) return 'content';
  if (!file.startsWith('src/')) return 'configuration';
  const before = openBrackets(text, offset);
  if (before.some((each) => /\b(css|keyframes)=?$/.test(each))) return 'styles';
  return text[offset - 1] === '=' || /\s[a-zA-Z-]+=$/.test(before[0] ?? '') ? 'props' : 'code';
}
