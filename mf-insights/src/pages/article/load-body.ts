import { bodies } from '../../content/bodies';

const loads = new Map<number, Promise<string>>();

/* `use` reads a promise with status `fulfilled` synchronously, without suspending. */
const fulfilled = (value: string): Promise<string> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** The body in the server's HTML, if this page load has it: it need not be fetched again. */
const bodyOnPage = (id: number): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-article-body="${id}"]`)?.innerHTML;

async function fetchBody(id: number): Promise<string> {
  const load = bodies[id];
  if (!load) throw new Error(`Article ${id} has no body`);
  return (await load()).default;
}

/** The markup of an article's body, sanitised in the build. Returns the same promise for the same article. */
export function loadBody(id: number): Promise<string> {
  const known = loads.get(id);
  if (known) return known;
  const onPage = bodyOnPage(id);
  const load = onPage === undefined ? fetchBody(id) : fulfilled(onPage);
  loads.set(id, load);
  return load;
}
