import { parseSync } from '@swc/core';

/** A string literal of a source, or a piece of a template, in the order of the source. */
export interface Literal {
  text: string;
  /** As the source writes it, with quotes and escapes. */
  raw: string;
}

type Node = { type?: string; value?: string; cooked?: string; raw?: string };

/** Paths of modules, and types. `satisfies` and `as` are no match: they contain an expression. */
export const WITHOUT_WORDS = /^(ImportDeclaration|ExportAllDeclaration|Ts(Type|Interface|Literal)\w*)$/;

/** The texts of a source. */
export function literalsOf(source: string, file: string): Literal[] {
  const found: Literal[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type = '', value, cooked, raw = '' } = node as Node;
    if (WITHOUT_WORDS.test(type)) return;
    if (type === 'StringLiteral' || type === 'TemplateElement')
      found.push({ text: value ?? cooked ?? '', raw });
    else Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }));
  return found;
}

/** Whether visitors read the text. Colours, ids, addresses, dates and figures are other strings. */
export const isWords = (text: string): boolean =>
  /^\s*\p{L}/u.test(text) && /\p{Ll}/u.test(text) && (/^\s*\p{Lu}/u.test(text) || /\s/.test(text.trim()));
