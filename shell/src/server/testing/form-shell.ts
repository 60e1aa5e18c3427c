import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Boot } from '../../boot/boot';
import { provideBackendShell } from './backend-shell';
import { testRelease } from './test-release';

/** A request that the backend received. */
interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  payload: unknown;
}

interface BackendResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const STORED: BackendResponse = { status: 201, headers: {}, body: '{}' };

/** Its pages show a contact form and its outcome, but for /careers/formless, and for one that throws. */
const careersWithForm = testRelease('mf-careers', '1.0.0', {
  query: ['page'],
  exposes: {
    CareersPage: `({ path, outcome }) => {
      if (path === '/careers/throws') throw new Error('planted');
      const form = path === '/careers/formless' ? '' : '<form id="contact"></form>';
      const { email, company, message } = outcome?.values ?? {};
      const fields = outcome ? \`<input value="\${email}"><input value="\${company}"><textarea>\${message}</textarea>\` : '';
      return '<h1>Careers</h1>' + form + (outcome ? outcome.state : '') + fields;
    }`,
  },
});

/** A valid inquiry, as the contact form posts it. */
export const inquiry = {
  firstName: 'Nora',
  lastName: 'Haddad',
  email: 'nora@client.example',
  company: '',
  serviceInterest: '',
  message: 'We want to grow,\nand to stay small.',
};

/** The hidden fields of the contact form on /careers. */
export const onCareers = { _page: '/careers', _form: 'contact' };

/**
 * Provides the tests of a file with a shell with forms on its pages, and a backend that notes what it receives. Before
 * each test nothing is received or logged yet, and the backend responds with its default.
 */
export function provideFormShell() {
  const site = provideBackendShell([careersWithForm]);
  const received: Received[] = [];
  let response = STORED;
  site.respond = async (incoming, outgoing) => {
    const { url, headers } = incoming;
    received.push({ url, headers, payload: await json(incoming) });
    outgoing.writeHead(response.status, response.headers).end(response.body);
  };
  beforeEach(() => {
    received.length = 0;
    site.shell.lines.length = 0;
    response = STORED;
  });
  return Object.assign(site, {
    /** Oldest first. */
    received,
    /** The response of the backend, until the next test. */
    respondWith(next: BackendResponse) {
      response = next;
    },
    /** Posts a form as browsers do. */
    post(
      fields: Record<string, string> | string,
      { form = 'contact', headers = {} }: { form?: string; headers?: Record<string, string> } = {},
    ): Promise<Response> {
      return fetch(`${site.shell.url}/_forms/${form}`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
      });
    },
  });
}

export const bootOf = (html: string): Boot =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Boot;

/** The outcome that a response to a post shows, with its status and `Cache-Control`. */
export async function outcomeOf(posted: Response): Promise<object> {
  const { status, headers } = posted;
  const { outcome } = bootOf(await posted.text());
  return { status, cache: headers.get('cache-control'), outcome };
}
