import { sitemapPages } from '@site/browser-trial/links';
import { FORM_ID_FIELD, formAction, PAGE_FIELD } from '@site/contracts/form-outcome';
import { storedForms, type SiteForm } from '@site/harness/e2e/forms';
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

/**
 * Posts an empty form as browsers without scripts do. It is refused. Resolves with the page in the response, which shows
 * the error of each field.
 */
async function postEmpty(url: string, { name, id, page }: SiteForm): Promise<Document> {
  const response = await fetch(url + formAction(name), {
    method: 'POST',
    headers: { Origin: new URL(url).origin },
    body: new URLSearchParams({ [PAGE_FIELD]: page, [FORM_ID_FIELD]: id }),
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
  for (const form of storedForms) documents.push(await postEmpty(url, form));
  return { documents, openApi: await textAt('/api/openapi.json') };
}
