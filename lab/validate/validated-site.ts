import { sitemapPages } from '@site/browser-trial/links';
import { FORM_ID_FIELD, formAction, PAGE_FIELD, type FormName } from '@site/contracts/form-outcome';
import { missing, unlisted } from '@site/harness/e2e/routes';

/** A page as its server sent it. */
export interface Document {
  address: string;
  status: number;
  html: string;
}

/** The input of the validators, fetched once. */
export interface ValidatedSite {
  /** The sitemap's pages, pages that it does not list, pages with status 404, and refused forms. */
  documents: readonly Document[];
  /** The OpenAPI document. */
  openApi: string;
}

const COACHING = '/services/people-leadership-development/executive-coaching-leadership-development';

/** A page with each form. A post without fields is refused, and the response shows the error of each field. */
const FORMS: readonly [form: FormName, page: string][] = [
  ['contact', '/contact'],
  ['newsletter', '/about'],
  ['newsletter-dialog', '/insights'],
  ['coach-application', COACHING],
];

/** Posts an empty form as browsers without scripts do. Resolves with the page in the response. */
async function postEmpty(url: string, form: FormName, page: string): Promise<Document> {
  const response = await fetch(url + formAction(form), {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams({ [PAGE_FIELD]: page, [FORM_ID_FIELD]: form }),
  });
  return { address: `${page}, refused`, status: response.status, html: await response.text() };
}

/** Fetches everything that is validated. */
export async function fetchSite(url: string): Promise<ValidatedSite> {
  const textAt = async (path: string) => (await fetch(url + path)).text();
  const listed = sitemapPages(await textAt('/sitemap.xml'));
  const documents: Document[] = [];
  for (const address of [...listed, ...unlisted, ...Object.keys(missing)]) {
    const response = await fetch(url + address);
    documents.push({ address, status: response.status, html: await response.text() });
  }
  for (const [form, page] of FORMS) documents.push(await postEmpty(url, form, page));
  return { documents, openApi: await textAt('/api/openapi.json') };
}
