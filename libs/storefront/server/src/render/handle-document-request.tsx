import { createReadableStreamFromReadable } from '@react-router/node';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { type PartFiles, RenderAssetsProvider } from '@shop/storefront-shell/document/render-assets';
import { ShopDocumentProvider } from '@shop/storefront-shell/document/shop-document-provider';
import { SocialHead } from '@shop/storefront-shell/social/social-head';
import { shopDocumentContext } from '@shop/storefront-shell/document/shop-document';
import type { Theme } from '@shop/theming/theme';
import { tokensToCss } from '@shop/theming/tokens-to-css';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom';
import { sharedScripts, themeChunks } from 'virtual:shop-theme-chunks';
import { bufferHtml } from './buffer-html';
import { cacheThemeCss } from './cache-theme-css';
import { createDeferredScripts } from './deferred-scripts';
import { renderContext } from './render-context';

/** A page that is not rendered by then is sent as far as it is. */
const RENDER_LIMIT_MS = 10_000;
const tokensCss = cacheThemeCss((theme: Theme, colors: Readonly<Record<string, string>>) =>
  tokensToCss(theme.tokens, colors),
);
const NO_FILES = { scripts: [], styles: [] };

/** The files of a part of the theme; none while the app is developed. Throws for a part that the build has not marked. */
function filesOf(chunk: string | null): PartFiles {
  if (import.meta.env.DEV) return NO_FILES;
  const files = chunk === null ? undefined : themeChunks[chunk];
  if (files === undefined) throw new Error(`The build has no files of the part ${chunk ?? 'without a key'}.`);
  return files;
}

/** Renders a document; the app's `entry.server` exports this function. */
export function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(shopServicesContext);
  const { nonce, onBuffered, onError } = loadContext.get(renderContext);
  const assets = {
    nonce,
    filesOf,
    tokensCss,
    ...createDeferredScripts(sharedScripts),
    SocialHead,
  };
  const document = (
    <RenderAssetsProvider value={assets}>
      <ShopDocumentProvider value={loadContext.get(shopDocumentContext)}>
        <ShopServicesProvider services={services}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce === null ? {} : { nonce })} />
        </ShopServicesProvider>
      </ShopDocumentProvider>
    </RenderAssetsProvider>
  );
  return new Promise((resolve, reject) => {
    const respond = () => {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if (onBuffered !== null) {
        // Nobody waits for the beginning of a complete document: one buffer costs less than a stream.
        bufferHtml(stream).then((body) => {
          clearTimeout(limit);
          onBuffered(body);
          resolve(new Response(null, { status, headers }));
        }, reject);
        return;
      }
      const body = new PassThrough({ final: (done) => (clearTimeout(limit), done()) });
      stream.pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const stream = renderToPipeableStream(document, {
      ...(nonce === null ? {} : { nonce: { script: nonce, style: nonce } }),
      [onBuffered === null ? 'onShellReady' : 'onAllReady']: respond,
      onShellError: reject,
      onError,
    });
    const limit = setTimeout(() => stream.abort(), RENDER_LIMIT_MS);
  });
}
