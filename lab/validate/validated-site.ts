import { sitemapPages } from '@site/browser-trial/links';
import { FORM_ID_FIELD, formAction, PAGE_FIELD } from '@site/contracts/form-outcome';
import { storedForms, type SiteForm } from '@site/harness/e2e/forms';
import { missing, unlisted } from '@site/harness/e2e/routes';

/** A page as its server sent it. */
export interface Document {
  address: string;
  html: string;
}

/** The input of the validators, fetched once. */
export interface ValidatedSite {
  /** The sitemap's pages, pages that it does not list, pages with status 404, and refused forms. */
  documents: readonly Document[];
  /** The OpenAPI document. */
  openApi: string;
}

/**
 * Posts an empty form as browsers without scripts do. It is refused. Resolves with the page in the response, which
 * shows the error of each field.
 *
 * @throws Error if the form is not refused.
 */
async function postEmpty(url: string, { name, id, page }: SiteForm): Promise<Document> {
  const response = await fetch(url + formAction(name), {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams({ [PAGE_FIELD]: page, [FORM_ID_FIELD]: id }),
  });
  if (response.status < 400) throw new Error(`${page} responded with ${response.status} to an empty form`);
  return { address: `${page}, refused`, html: await response.text() };
}

/**
 * Fetches everything that is validated.
 *
 * @throws Error if a page responds with another status than it should.
 */
export async function fetchSite(url: string): Promise<ValidatedSite> {
  const textAt = async (path: string) => (await fetch(url + path)).text();
  const listed = sitemapPages(await textAt('/sitemap.xml'));
  const documents: Document[] = [];
  for (const address of [...listed, ...unlisted, ...Object.keys(missing)]) {
    const response = await fetch(url + address);
    const expected = address in missing ? 404 : 200;
    if (response.status !== expected) throw new Error(`${address} responded with ${response.status}`);
    documents.push({ address, html: await response.text() });
  }
  for (const form of storedForms) documents.push(await postEmpty(url, form));
  return { documents, openApi: await textAt('/api/openapi.json') };
}
