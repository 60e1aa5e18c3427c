import { parseSync } from '@swc/core';

/** Properties, of elements and of objects, whose strings visitors read or hear. */
const COPY =
  /^(title|subtitle|lead|label|name|text|heading|eyebrow|description|caption|alt|placeholder|note|button|link|aria-label|aria-description|aria-roledescription)$/;

type Node = { type?: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Words in a property start with a capital or contain a space. Anything else names a colour, an icon or a field. */
const isProse = (text: string) => /^\p{Lu}|\s/u.test(text) && hasLetters(text);

/** The strings that an expression may show: literals, templates, arguments of a function, branches of a condition. */
function stringsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(stringsOf);
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'StringLiteral':
      return [String(node['value'])];
    case 'TemplateLiteral':
      return [
        ...(node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked),
        ...stringsOf(node['expressions']),
      ];
    case 'ConditionalExpression':
      return [...stringsOf(node['consequent']), ...stringsOf(node['alternate'])];
    case 'BinaryExpression':
      // Visitors see neither side of a comparison.
      return /^(\|\||&&|\?\?|\+)$/.test(String(node['operator']))
        ? [...stringsOf(node['left']), ...stringsOf(node['right'])]
        : [];
    case 'CallExpression':
      return stringsOf((node['arguments'] as Node[]).map(({ expression }) => expression));
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return stringsOf(node['expression']);
    default:
      return [];
  }
}

const nameOf = (node: unknown): string => String((isNode(node) && (node['value'] ?? node['name'])) || '');

/** The strings that visitors read or hear, in a node itself. */
function copyIn(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node['value'])].filter(hasLetters);
    case 'JSXElement':
    case 'JSXFragment':
      return stringsOf(
        (node['children'] as Node[]).filter(({ type }) => type === 'JSXExpressionContainer'),
      ).filter(hasLetters);
    case 'JSXAttribute':
      return COPY.test(nameOf(node['name'])) ? stringsOf(node['value']).filter(isProse) : [];
    case 'KeyValueProperty':
      return COPY.test(nameOf(node['key'])) ? stringsOf(node['value']).filter(isProse) : [];
    default:
      return [];
  }
}

function collect(node: unknown): string[] {
  if (!isNode(node)) return [];
  return [...copyIn(node), ...Object.values(node).flatMap(collect)];
}

/** The words in a source that visitors read or hear, wherever it shows them. */
export const visibleCopy = (source: string, { tsx }: { tsx: boolean }): string[] =>
  collect(parseSync(source, { syntax: 'typescript', tsx })).map((text) => text.replace(/\s+/g, ' ').trim());
