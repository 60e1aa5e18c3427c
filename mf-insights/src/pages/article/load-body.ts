import { inTime } from '@site/platform';
import { withPartIds } from './article-parts';
import { importBody } from './import-body';

const loads = new Map<number, Promise<string>>();

/* `use` reads a promise with status `fulfilled` synchronously, without suspending. */
const fulfilled = (value: string): Promise<string> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** The body in the server's HTML, if this page load has it: it need not be fetched again. */
const bodyOnPage = (id: number): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-article-body="${id}"]`)?.innerHTML;

/** The markup of an article's body, whose parts have ids. Returns the same promise for the same article. */
export function loadBody(id: number): Promise<string> {
  const known = loads.get(id);
  if (known) return known;
  const onPage = bodyOnPage(id);
  const load =
    onPage === undefined
      ? inTime(`the body of article ${id}`, importBody(id)).then((body) => withPartIds(body.default))
      : fulfilled(onPage);
  loads.set(id, load);
  return load;
}

/** Makes the next `loadBody` of an article load it again. */
export function forgetBody(id: number): void {
  loads.delete(id);
}
