import { firm } from '@site/firm';
import { z } from 'zod';
import { backendVariables } from '../../backend/src/configuration/configuration';
import { originVariables } from '../../packages/origin/src/configuration';
import { rendererVariables, shellVariables } from '../../shell/src/server/configuration';
import { readTracked } from './tracked-files';

const DOCUMENT = 'docs/variables.md';

/** The document names the firm's words, so that an editor changes them in one place. */
const cell = (value: unknown) =>
  `\`${String(value).replaceAll(firm.email, 'firm.email').replaceAll(firm.name, 'firm.name')}\``;

/** The default of a variable as it is written in the environment; undefined if it has none. */
function defaultOf(field: z.core.$ZodType): unknown {
  const { def } = field._zod as unknown as { def: z.core.$ZodDefaultDef | z.core.$ZodPipeDef };
  if (def.type === 'default') return def.defaultValue;
  return def.type === 'pipe' ? defaultOf(def.in) : undefined;
}

/** The table of the variables of a schema, with their defaults and descriptions. */
function tableOf(variables: z.ZodObject): string {
  const fields = Object.entries(variables.shape as Record<string, z.ZodType>);
  const rows = fields.map(([name, field]) => {
    const value = defaultOf(field);
    const absent = field.safeParse(undefined).success ? '' : 'required';
    return `| ${cell(name)} | ${value === undefined ? absent : cell(value)} | ${field.description ?? ''} |`;
  });
  return ['| variable | default | sets |', '|---|---|---|', ...rows].join('\n');
}

test.each([
  ['The shell', shellVariables],
  ['The backend', backendVariables],
  ['An origin', originVariables],
  ['The renderer service', rendererVariables],
])('the document lists the variables of its schema: %s', (title, variables) => {
  const [, section = ''] = readTracked(DOCUMENT).split(`\n## ${title}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section.split('\n## ')[0] ?? '') ?? [];
  // If they differ, copy the expected table into the document.
  expect(table.trim()).toBe(tableOf(variables));
});

test('every variable has a description', () => {
  const fields = [shellVariables, backendVariables, originVariables, rendererVariables].flatMap(({ shape }) =>
    Object.entries(shape as Record<string, z.ZodType>),
  );
  expect(fields.filter(([, field]) => !field.description).map(([name]) => name)).toEqual([]);
});
