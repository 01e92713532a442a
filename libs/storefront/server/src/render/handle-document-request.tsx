import { createReadableStreamFromReadable } from '@react-router/node';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { RenderAssetsProvider } from '@shop/storefront-shell/document/render-assets';
import { ShopDocumentProvider } from '@shop/storefront-shell/document/shop-document-provider';
import { SocialHead } from '@shop/storefront-shell/social/social-head';
import { shopDocumentContext } from '@shop/storefront-shell/document/shop-document';
import type { Theme } from '@shop/theming/theme';
import { tokensToCss } from '@shop/theming/tokens-to-css';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom';
import { themeChunks } from 'virtual:shop-theme-chunks';
import { bufferHtml } from './buffer-html';
import { createDocumentScripts } from './document-scripts';
import { cacheThemeCss } from './cache-theme-css';
import { matchedRoutes } from './matched-routes';
import { renderContext } from './render-context';

/** A page that is not drawn by then is sent as far as it is. */
const RENDER_LIMIT_MS = 10_000;
const tokensCss = cacheThemeCss((theme: Theme, colors: Readonly<Record<string, string>>) =>
  tokensToCss(theme.tokens, colors),
);
const NO_FILES = { scripts: [], styles: [] };

/** While the app is developed its modules are replaced by the table of all routes: it stays. */
function withRoutesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  if (manifest.hmr !== undefined) return context;
  const routes = matchedRoutes(manifest.routes, staticHandlerContext.matches);
  return { ...context, manifest: { ...manifest, routes } };
}

/** Draws a document: the app's `entry.server` is this one function. */
export function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(shopServicesContext);
  const { nonce, onBuffered, onError } = loadContext.get(renderContext);
  const context = withRoutesOfPage(routerContext);
  const assets = {
    nonce,
    filesOf: (chunk: string | null) => (chunk === null ? NO_FILES : (themeChunks[chunk] ?? NO_FILES)),
    tokensCss,
    ...createDocumentScripts(),
    SocialHead,
  };
  const document = (
    <RenderAssetsProvider value={assets}>
      <ShopDocumentProvider value={loadContext.get(shopDocumentContext)}>
        <ShopServicesProvider services={services}>
          <ServerRouter context={context} url={request.url} {...(nonce === null ? {} : { nonce })} />
        </ShopServicesProvider>
      </ShopDocumentProvider>
    </RenderAssetsProvider>
  );
  return new Promise((resolve, reject) => {
    const answer = () => {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if (onBuffered !== null) {
        // Nobody waits for its beginning: one piece costs less than a stream of them.
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
      [onBuffered === null ? 'onShellReady' : 'onAllReady']: answer,
      onShellError: reject,
      onError,
    });
    const limit = setTimeout(() => stream.abort(), RENDER_LIMIT_MS);
  });
}
