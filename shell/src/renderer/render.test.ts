import { pageTitle } from '@site/firm';
import { unavailable } from '../content/frame';
import { defaultMetadata, type DocumentOutcome, type ExposedModule } from '@site/platform';
import { loadServerBundle } from './load-server-bundle';
import { render } from './render';
import { sharedModules } from './shared-modules';

// Their files are resolved by webpack.
jest.mock('@site/ui/font-files', () => ({ fontUrls: { display: {}, text: {} } }));

const BUNDLE = `
const { createElement } = require('react');
const { NotFound, PageMetadata, PermanentRedirect, RemoteSection, useFormOutcome } = require('@site/platform');
const section = () => createElement(RemoteSection, { id: 'mf-forms/NewsletterForm', when: 'interaction', fallback: 'No form', placeholder: 'Room' });
module.exports = {
  CareersPage: () => [
    createElement(PageMetadata, { key: 1, title: 'Careers < jobs', description: '', keywords: [] }),
    createElement('h1', { key: 2, title: '<h1>' }, 'Careers'),
    createElement('div', { key: 3 }, section()),
  ],
  MissingPage: () => createElement(NotFound, null, createElement('h1', null, 'No such job')),
  MovedPage: () => createElement(PermanentRedirect, { to: '/careers' }),
  BrokenPage: () => { throw new Error('planted'); },
  NewsletterForm: () => createElement('form', null, useFormOutcome('newsletter')?.message),
};`;

const EXPOSES = ['CareersPage', 'MissingPage', 'MovedPage', 'BrokenPage', 'NewsletterForm'];

const load = (source: string, exposes: string[]): Map<string, ExposedModule> =>
  loadServerBundle({ name: 'mf-careers', version: '1.0.0', source, exposes }, sharedModules);

/** Renders a page of the bundle, without the sections of these remotes. */
function renderPage(expose: string, without: string[] = [], outcome?: DocumentOutcome) {
  const modules = [...load(BUNDLE, EXPOSES)].map(([name, module]) => {
    const owner = name === 'NewsletterForm' ? 'mf-forms' : 'mf-careers';
    return [`${owner}/${name}`, module] as const;
  });
  return render(
    { url: '/careers', without, outcome },
    {
      routes: [{ path: '/careers', id: `mf-careers/${expose}` }],
      contributions: {},
      publicOrigin: 'https://site.example',
    },
    new Map(modules),
  );
}

describe('a page', () => {
  test('is rendered with its metadata, its sections and the facts about it', async () => {
    const page = await renderPage('CareersPage');
    expect(page).toMatchObject({
      status: 200,
      title: 'Careers &lt; jobs',
      headings: 1,
      sections: ['mf-careers/CareersPage', 'mf-forms/NewsletterForm'],
      missing: [],
      errors: [],
    });
    expect(page.head).toContain('<link rel="canonical" href="https://site.example/careers"/>');
    expect(page.html).toMatch(/^<div data-app="">.*<form><\/form>.*<\/div>$/s);
    expect(page.styles).toMatch(/^<style>@font-face.*<style data-emotion="site [\w ]+">\.site-/s);
  });

  test('shows the outcome of the post that it responds to', async () => {
    const outcome = {
      formId: 'newsletter',
      page: '/careers',
      state: 'failed',
      message: '503: Later',
    } as const;
    const { html } = await renderPage('CareersPage', [], outcome);
    expect(html).toContain('<form>503: Later</form>');
  });

  test('shows the fallback of a section whose remote is left out', async () => {
    const page = await renderPage('CareersPage', ['mf-forms']);
    expect(page).toMatchObject({ headings: 1, missing: ['mf-forms/NewsletterForm'], errors: [] });
    expect(page.html).toContain('No form');
    expect(page.html).not.toContain('Room');
  });

  test('that throws is reported with the place in its bundle, and its title says so', async () => {
    expect(await renderPage('BrokenPage')).toMatchObject({
      headings: 0,
      head: expect.stringContaining(`<title>${pageTitle(unavailable.title)}</title>`),
      errors: [
        expect.stringMatching(/^planted, at \S*BrokenPage \(mf-careers\/1\.0\.0\/server\.cjs:13:\d+\)$/),
      ],
    });
  });

  test('without metadata of its own gets the default set, and its title is null', async () => {
    const { head, title } = await renderPage('MissingPage');
    expect(title).toBeNull();
    expect(head).toContain(`<title>${defaultMetadata.title}</title>`);
    expect(head).not.toContain('rel="canonical"');
  });

  test('sets the status of the response, and the location of a redirect', async () => {
    expect(await renderPage('MissingPage')).toMatchObject({ status: 404, headings: 1 });
    expect(await renderPage('MovedPage')).toMatchObject({ status: 301, location: '/careers' });
  });
});

describe('a server bundle', () => {
  test('has every expose of its release', () => {
    expect(() => load('exports.A = () => null', ['A', 'B'])).toThrow('its server bundle lacks the expose B');
  });
});
