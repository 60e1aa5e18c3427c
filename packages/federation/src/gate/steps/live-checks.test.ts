import type { Platform, Release } from '@site/contracts';
import { contactInquirySchema } from '@site/contracts/submissions';
import { toJSONSchema } from 'zod/mini';
import { copyFixtureRemote, removeFixtureRemotes } from '../../testing/fixture-remote';
import { sectionChecks, sectionProblems } from './exposed-types';
import { payloadProblems } from './forms';
import { missingFromPlatform, undeclaredProperties } from './platform';

const COMPILER_TIMEOUT_MS = 30_000;

afterAll(removeFixtureRemotes);

test('functions and custom properties that the live shell lacks are named', () => {
  const platform: Platform = {
    exports: { '@site/platform': ['Link'] },
    earlier: {},
    tokens: ['--ink'],
    sections: {},
    scriptBytes: 0,
  };
  const uses = {
    shared: { '@site/platform': ['Link', 'useCountry'], lodash: ['map'] },
    tokens: ['--ink', '--brand'],
    sections: {},
  };
  expect(missingFromPlatform({ uses, shared: {} }, platform)).toEqual([
    "the live shell's @site/platform has no useCountry",
    'the live shell does not share lodash',
    'the live shell does not declare --brand',
  ]);
});

test('a custom property that neither the release nor the live shell declares is named', () => {
  const program = `css({ color: 'var(--ink)', width: 'calc(2 * var(--size))', '--size': '4rem', gap: 'var(--gap, 1rem)' });
    css({ background: 'var(--brand)' });`;
  expect(undeclaredProperties(program, { tokens: ['--ink'] })).toEqual([
    'neither the release nor the live shell declares --brand',
  ]);
});

test('a release that was built against an earlier major is compared with that one', () => {
  const platform: Platform = {
    exports: { '@site/platform': ['Link'] },
    earlier: { '@site/platform': { version: '1.4.0', exports: ['Anchor'] } },
    tokens: [],
    sections: {},
    scriptBytes: 0,
  };
  const missing = (range: string, used: string) =>
    missingFromPlatform(
      {
        uses: { shared: { '@site/platform': [used] }, tokens: [], sections: {} },
        shared: { '@site/platform': range },
      },
      platform,
    );
  expect(missing('^1.3.0', 'Anchor')).toEqual([]);
  expect(missing('^1.3.0', 'Link')).toEqual(["the live shell's @site/platform has no Link"]);
  expect(missing('^2.0.0', 'Link')).toEqual([]);
  expect(missing('^2.0.0', 'Anchor')).toEqual(["the live shell's @site/platform has no Anchor"]);
});

test('a release is compared with everything that shows its sections, and with the sections that it shows', () => {
  const uses = (sections: Record<string, string[]>) => ({ shared: {}, tokens: [], sections });
  const forms = {
    name: 'mf-forms',
    exposes: {
      NewsletterForm: { files: [], props: '{}' },
      ContactForm: { files: [], props: '{ title?: string; }' },
    },
    uses: uses({}),
  } as unknown as Release;
  const services = {
    name: 'mf-services',
    exposes: {},
    uses: uses({ 'mf-forms/ContactForm': ['{ title?: string; }'], 'mf-insights/Latest': ['{}'] }),
  } as unknown as Release;
  const platform = {
    exports: {},
    earlier: {},
    tokens: [],
    sections: { 'mf-forms/NewsletterForm': ['{}'] },
    scriptBytes: 0,
  };
  const checked = (release: Release) =>
    sectionChecks(release, { releases: { 'mf-forms': forms, 'mf-services': services }, platform }).map(
      ({ user, section, accepted }) => [user, section, accepted],
    );
  expect(checked(forms)).toEqual([
    ['the shell', 'mf-forms/NewsletterForm', '{}'],
    ['mf-services', 'mf-forms/ContactForm', '{ title?: string; }'],
  ]);
  expect(checked(services)).toEqual([
    ['mf-services', 'mf-forms/ContactForm', '{ title?: string; }'],
    ['mf-services', 'mf-insights/Latest', undefined],
  ]);
});

describe('what a form sends', () => {
  const contact = toJSONSchema(contactInquirySchema, { io: 'input' }) as never;
  const field = { type: 'string', maxLength: 100 };
  const accepted = { properties: { name: field }, required: ['name'], additionalProperties: false };

  test('is accepted by a backend with the same schema', () => {
    expect(payloadProblems(contact, contact)).toEqual([]);
  });

  interface Change {
    change: string;
    properties: Parameters<typeof payloadProblems>[0]['properties'];
    required?: string[];
    problem: string;
  }
  test.each<Change>([
    {
      change: 'an unknown field',
      properties: { name: field, country: field },
      problem: 'the backend does not accept the field country',
    },
    {
      change: 'a missing field',
      properties: {},
      required: [],
      problem: 'the backend requires the field name',
    },
    {
      change: 'another type',
      properties: { name: { type: 'integer' } },
      problem: 'name is integer where the backend expects string',
    },
    {
      change: 'a wider bound',
      properties: { name: { ...field, maxLength: 200 } },
      problem: 'name has maxLength 200 where the backend has 100',
    },
  ])('with $change is not', ({ properties, required = ['name'], problem }) => {
    expect(payloadProblems({ properties, required, additionalProperties: false }, accepted)[0]).toBe(problem);
  });
});

test(
  'the properties that are passed to a section must be known, of the right type, and complete',
  async () => {
    const folder = await copyFixtureRemote();
    const check = (passed: string, accepted: string | undefined) => ({
      user: 'mf-services',
      section: 'mf-forms/ContactForm',
      passed,
      accepted,
    });
    const accepted = '{ title?: string; level?: 2 | 3; }';
    const problems = await sectionProblems(
      [
        check('{ title?: string; }', accepted),
        check('{}', 'any'),
        check('{ headline?: string; }', accepted),
        check('{ level?: 2 | 3 | 4; }', accepted),
        check('{ title?: string; }', '{ title?: string; dialogId: string; }'),
        check('{}', undefined),
      ],
      folder,
    );
    expect(problems).toEqual([
      'mf-services shows mf-forms/ContactForm, which is not exposed',
      expect.stringContaining(
        `passes { headline?: string; } to mf-forms/ContactForm, which accepts ${accepted}`,
      ),
      expect.stringContaining(
        `passes { headline?: string; } to mf-forms/ContactForm, which accepts ${accepted}`,
      ),
      expect.stringContaining('passes { level?: 2 | 3 | 4; } to mf-forms/ContactForm'),
      expect.stringContaining("Property 'dialogId' is missing"),
    ]);
  },
  COMPILER_TIMEOUT_MS,
);
