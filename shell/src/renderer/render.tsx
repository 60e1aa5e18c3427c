import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import {
  FederationContext,
  PageResponseContext,
  SiteContext,
  type Federation,
  type PageResponse,
} from '@site/platform';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App';
import type { ComposedRoute } from '../composition/boot';
import type { RenderResult } from './protocol';

// A larger finished boundary would otherwise be sent as its fallback and a script that swaps it in.
const ONE_PIECE = Number.POSITIVE_INFINITY;

async function read(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString();
}

/** React writes a page's metadata ahead of its content; the content starts with the first of the shell's own elements. */
function splitHead(markup: string): { head: string; html: string } {
  const start = markup.indexOf('<div data-app');
  return { head: markup.slice(0, start), html: markup.slice(start) };
}

/** Why a section has no module: its remote is not in the composition, or this page must do without it. */
export class MissingSection extends Error {
  override readonly name = 'MissingSection';

  constructor(readonly id: string) {
    super(`${id} is not in this composition`);
  }
}

interface Page {
  url: string;
  routes: ComposedRoute[];
  publicOrigin: string;
  /** Gives the exposed module of a section, or rejects. */
  load: Federation['load'];
}

/** Renders one page of a composition to a full document body, with its metadata and its critical styles. */
export async function render({ url, routes, publicOrigin, load }: Page): Promise<RenderResult> {
  const sections = new Set<string>();
  const deferred = new Set<string>();
  const missing: string[] = [];
  const errors: string[] = [];
  let answer: Pick<RenderResult, 'status' | 'location'> = { status: 200 };
  const respond: PageResponse = (status, location) => {
    answer = location ? { status, location } : { status };
  };
  const emotionCache = createCache({ key: 'css' });
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
            <StaticRouter location={url}>
              <App routes={routes} />
            </StaticRouter>
          </FederationContext>
        </PageResponseContext>
      </SiteContext>
    </CacheProvider>,
    {
      progressiveChunkSize: ONE_PIECE,
      onError: (error) => {
        if (error instanceof MissingSection) missing.push(error.id);
        else errors.push(error instanceof Error ? error.message : String(error));
      },
    },
  );
  const { head, html } = splitHead(await read(prelude as unknown as AsyncIterable<unknown>));
  const emotion = createEmotionServer(emotionCache);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  return {
    ...answer,
    head,
    styles,
    html,
    sections: [...sections],
    deferred: [...deferred],
    missing,
    errors,
  };
}
