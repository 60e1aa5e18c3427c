import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import {
  ContributionsContext,
  defaultMetadata,
  FederationContext,
  FormOutcomeContext,
  outcomeOfDocument,
  PageMetadata,
  PageResponseContext,
  SiteContext,
  type Federation,
  type PageResponse,
} from '@site/platform';
import { pageTitle } from '@site/firm';
import { globalStyles } from '@site/ui';
import { fontUrls } from '@site/ui/font-files';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { createRoutes } from '../app/routes';
import { createStyleCache } from '../app/style-cache';
import { unavailable } from '../content/frame';
import { parseMarkup } from './parse-markup';
import { reasonOf } from './reason';
import {
  remoteOf,
  type RenderRequest,
  type RenderResult,
  type RendererComposition,
} from '../protocol/protocol';
import type { Modules } from './create-renderer';

// With a limit, React would write the fallback of a large boundary, and a script that swaps in the content.
const UNLIMITED_CHUNK_SIZE = Number.POSITIVE_INFINITY;

/** Every document has the same ones. */
const GLOBAL_STYLES = `<style>${globalStyles(fontUrls)}</style>`;

/** The metadata of a page that rendered none, such as one whose owner is missing. */
const defaultHead = (url: string, origin: string, title: string = defaultMetadata.title): string =>
  renderToStaticMarkup(
    <SiteContext value={{ origin }}>
      <StaticRouter location={url}>
        <PageMetadata title={title} canonical={null} />
      </StaticRouter>
    </SiteContext>,
  );

/** A section without a module: its remote is not in the composition, or left out of this render. */
class MissingSection extends Error {
  override readonly name = 'MissingSection';

  constructor(readonly id: string) {
    super(`${id} is not in this composition`);
  }
}

/** Renders one page of a composition: the document's body, metadata and critical styles. */
export async function render(
  { url, without, outcome }: RenderRequest,
  { routes, contributions, publicOrigin }: Omit<RendererComposition, 'bundles'>,
  modules: Modules,
): Promise<RenderResult> {
  const sections = new Set<string>();
  const deferred = new Set<string>();
  const missing = new Set<string>();
  const errors: string[] = [];
  let response: Pick<RenderResult, 'status' | 'location'> = { status: 200 };
  const respond: PageResponse = (status, location) => {
    response = location ? { status, location } : { status };
  };
  const styleCache = createStyleCache();
  const styles = createEmotionServer(styleCache);
  const { dataRoutes, query } = createStaticHandler(createRoutes({ routes }));
  const routing = await query(new Request(new URL(url, publicOrigin)));
  if (routing instanceof Response) throw new Error(`${url} must be rendered, not redirected`);
  const federation: Federation = {
    load: (id, when) => {
      sections.add(id);
      if (when !== 'now') deferred.add(id);
      const module = without.includes(remoteOf(id)) ? undefined : modules.get(id);
      if (!module) throw new MissingSection(id);
      // Marked as React does, which then reads it without suspending: all renders of a page are equal.
      return Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
    },
    prefetch: () => undefined,
  };
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={styleCache}>
      <SiteContext value={{ origin: publicOrigin }}>
        <PageResponseContext value={respond}>
          <FederationContext value={federation}>
            <ContributionsContext value={contributions}>
              <FormOutcomeContext
                value={{ outcome: outcomeOfDocument(url, outcome), forget: () => undefined }}
              >
                <StaticRouterProvider
                  router={createStaticRouter(dataRoutes, routing)}
                  context={routing}
                  hydrate={false}
                />
              </FormOutcomeContext>
            </ContributionsContext>
          </FederationContext>
        </PageResponseContext>
      </SiteContext>
    </CacheProvider>,
    {
      progressiveChunkSize: UNLIMITED_CHUNK_SIZE,
      onError: (error) => {
        if (error instanceof MissingSection) missing.add(error.id);
        else errors.push(reasonOf(error));
      },
    },
  );
  const page = parseMarkup(await text(prelude));
  const critical = styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(page.html));
  const title = page.headings === 0 ? pageTitle(unavailable.title) : undefined;
  return {
    ...response,
    ...page,
    head: page.title === null ? page.head + defaultHead(url, publicOrigin, title) : page.head,
    styles: GLOBAL_STYLES + critical,
    sections: [...sections],
    deferred: [...deferred],
    missing: [...missing],
    errors,
  };
}
