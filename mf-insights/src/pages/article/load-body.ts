import { bodies } from '../../content/bodies';

const loads = new Map<number, Promise<string>>();

/* `use` reads a promise that is marked as fulfilled at once, without suspending. */
const settled = (value: string): Promise<string> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** The body that the server has put on the page: what has been read need not be fetched. */
const bodyOnPage = (id: number): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-article-body="${id}"]`)?.innerHTML;

async function fetchBody(id: number): Promise<string> {
  const load = bodies[id];
  if (!load) throw new Error(`Article ${id} has no body`);
  return (await load()).default;
}

/** The markup of an article's body, sanitised at build; always the same promise for the same article. */
export function loadBody(id: number): Promise<string> {
  const known = loads.get(id);
  if (known) return known;
  const onPage = bodyOnPage(id);
  const load = onPage === undefined ? fetchBody(id) : settled(onPage);
  loads.set(id, load);
  return load;
}
