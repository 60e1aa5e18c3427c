import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import {
  FederationContext,
  FormOutcomeContext,
  PageMetadata,
  PageResponseContext,
  SiteContext,
  type DocumentOutcome,
  type Federation,
  type PageResponse,
} from '@site/platform';
import { globalStyles } from '@site/ui';
import { fontUrls } from '@site/ui/font-files';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import type { ComposedRoute } from '../boot/boot';
import { parseMarkup } from './parse-markup';
import type { RenderResult } from '../protocol/protocol';

// React would otherwise write a large boundary as its fallback, and a script that swaps the content in.
const UNLIMITED_CHUNK_SIZE = Number.POSITIVE_INFINITY;

/** The same in every document. */
const GLOBAL_STYLES = `<style>${globalStyles(fontUrls)}</style>`;

async function read(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}

/**
 * The `style` elements of a page. In the browser, Emotion would move all with its attribute, which causes a relayout. Those of
 * components therefore have `data-rendered` instead, which `createStyleCache` reads; global ones have `data-s`: not to be moved.
 */
function styleElements(critical: string): string {
  const rendered = critical
    .replaceAll(/data-emotion="css [^"]*"/g, 'data-rendered')
    .replaceAll('data-emotion="css-global', 'data-s data-emotion="css-global');
  return GLOBAL_STYLES + rendered;
}

/** The metadata of a page that rendered none, such as one whose owner is missing. */
const defaultHead = (url: string, origin: string): string =>
  renderToStaticMarkup(
    <SiteContext value={{ origin }}>
      <StaticRouter location={url}>
        <PageMetadata canonical={null} />
      </StaticRouter>
    </SiteContext>,
  );

/** A section without a module: its remote is not in the composition, or left out of this render. */
export class MissingSection extends Error {
  override readonly name = 'MissingSection';

  constructor(readonly id: string) {
    super(`${id} is not in this composition`);
  }
}

interface RenderOptions {
  url: string;
  routes: ComposedRoute[];
  publicOrigin: string;
  /** Outcome of the form's post that the page responds to. */
  outcome?: DocumentOutcome | undefined;
  /** The exposed module of a section; rejects with `MissingSection` if there is none. */
  load: Federation['load'];
}

/** Renders one page of a composition: the document's body, metadata and critical styles. */
export async function render({
  url,
  routes,
  publicOrigin,
  outcome,
  load,
}: RenderOptions): Promise<RenderResult> {
  const sections = new Set<string>();
  const deferred = new Set<string>();
  const missing = new Set<string>();
  const errors: string[] = [];
  let response: Pick<RenderResult, 'status' | 'location'> = { status: 200 };
  const respond: PageResponse = (status, location) => {
    response = location ? { status, location } : { status };
  };
  const emotionCache = createCache({ key: 'css', stylisPlugins: [] });
  emotionCache.compat = true;
  const federation: Federation = {
    load: (id, when) => {
      sections.add(id);
      if (when === 'visible') deferred.add(id);
      return load(id, when);
    },
    prefetch: () => undefined,
  };
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={emotionCache}>
      <SiteContext value={{ origin: publicOrigin }}>
        <PageResponseContext value={respond}>
          <FederationContext value={federation}>
            <FormOutcomeContext value={outcome ?? null}>
              <StaticRouter location={url}>
                <App routes={routes} />
              </StaticRouter>
            </FormOutcomeContext>
          </FederationContext>
        </PageResponseContext>
      </SiteContext>
    </CacheProvider>,
    {
      progressiveChunkSize: UNLIMITED_CHUNK_SIZE,
      onError: (error) => {
        if (error instanceof MissingSection) missing.add(error.id);
        else errors.push(error instanceof Error ? error.message : String(error));
      },
    },
  );
  const page = parseMarkup(await read(prelude as unknown as AsyncIterable<unknown>));
  const emotion = createEmotionServer(emotionCache);
  const critical = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(page.html));
  return {
    ...response,
    ...page,
    head: page.title === null ? page.head + defaultHead(url, publicOrigin) : page.head,
    styles: styleElements(critical),
    sections: [...sections],
    deferred: [...deferred],
    missing: [...missing],
    errors,
  };
}
