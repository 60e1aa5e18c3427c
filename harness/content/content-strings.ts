import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A string literal, or a piece of a template. */
export interface Literal {
  type: 'StringLiteral' | 'TemplateElement';
  /** The text of a string literal. */
  value?: string;
  /** The text of a piece of a template. */
  cooked?: string;
  /** As it is written in the file. */
  raw: string;
}

/* A module's paths and types hold no words. `satisfies` and `as` hold an expression, so they are not skipped. */
const WITHOUT_WORDS =
  /^(ImportDeclaration|Export(All|Named)Declaration|Ts(\w*Type\w*|InterfaceDeclaration))$/;

/** Calls the function with each literal below a node of the syntax tree, in the order of the file. */
export function visitLiterals(node: unknown, visit: (literal: Literal) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { type } = node as { type?: string };
  if (type && WITHOUT_WORDS.test(type)) return;
  if (type === 'StringLiteral' || type === 'TemplateElement') visit(node as Literal);
  else Object.values(node).forEach((child) => visitLiterals(child, visit));
}

/** The syntax tree of a file. */
export const parseFile = (file: string) =>
  parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });

/** Whether a text is words for visitors, and not a code: a colour, an id, an address, a date or a figure. */
export const isWords = (text: string): boolean =>
  /^\s*\p{L}/u.test(text) && /\p{Ll}/u.test(text) && (/^\p{Lu}/u.test(text) || /\s/.test(text.trim()));
