import { z } from 'zod';
import { parseManifest } from './release-files';
import { releaseSchema } from './release';

const schema = releaseSchema.pick({ name: true, version: true });
const RELEASE = { name: 'mf-careers', version: '1.0.0' } as const;
const parse = (text: string) => parseManifest(schema, Buffer.from(text), RELEASE);

test('a manifest is parsed as far as the schema goes', () => {
  expect(parse(JSON.stringify({ ...RELEASE, contract: 99 }))).toEqual(RELEASE);
});

test.each([
  ['no JSON', '{', 'release.json is malformed: it is not valid JSON'],
  ['malformed', '{"name":"mf-careers"}', /^release\.json is malformed: version: /],
  ['that of another version', '{"name":"mf-careers","version":"2.0.0"}', 'is that of mf-careers 2.0.0'],
  ['that of another remote', '{"name":"mf-forms","version":"1.0.0"}', 'is that of mf-forms 1.0.0'],
])('a manifest that is %s is refused', (_case, text, message) => {
  expect(() => parse(text)).toThrow(message);
});

test('at most five problems are reported', () => {
  const text = z.string();
  const many = schema.extend({ a: text, b: text, c: text, d: text, e: text, f: text });
  const problemsOf = () => parseManifest(many, Buffer.from(JSON.stringify(RELEASE)));
  expect(problemsOf).toThrow(/^release\.json is malformed: a: [^;]*(; [b-e]: [^;]*){4}$/);
});
