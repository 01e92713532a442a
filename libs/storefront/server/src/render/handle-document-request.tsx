import { createReadableStreamFromReadable } from '@react-router/node';
import { ShopServicesProvider, shopServicesContext } from '@shop/query';
import {
  RenderAssetsProvider,
  ShopDocumentProvider,
  SocialHead,
  shopDocumentContext,
} from '@shop/storefront-shell';
import { type Theme, tokensToCss } from '@shop/theming';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { themeChunks } from 'virtual:shop-theme-chunks';
import { collectWhole } from './collect-whole';
import { createDocumentScripts } from './document-scripts';
import { renderContext } from './render-context';

/** A page that is not drawn by then is sent as far as it is. */
const RENDER_LIMIT_MS = 10_000;
const NO_FILES = { scripts: [], styles: [] };

/** Draws a document: the app's `entry.server` is this one function. */
export default function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const services = loadContext.get(shopServicesContext);
  const { nonce, isComplete, onError } = loadContext.get(renderContext);
  const assets = {
    nonce,
    filesOf: (chunk: string | null) => (chunk === null ? NO_FILES : (themeChunks[chunk] ?? NO_FILES)),
    tokensCss: (theme: Theme, colors: Readonly<Record<string, string>>) => tokensToCss(theme.tokens, colors),
    ...createDocumentScripts(),
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
    const answer = () => {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      if (isComplete) {
        // Nobody waits for its beginning: one piece costs less than a stream of them.
        collectWhole(stream).then((body) => {
          clearTimeout(limit);
          resolve(new Response(body, { status, headers }));
        }, reject);
        return;
      }
      const body = new PassThrough({ final: (done) => (clearTimeout(limit), done()) });
      stream.pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const stream = renderToPipeableStream(document, {
      ...(nonce === null ? {} : { nonce: { script: nonce, style: nonce } }),
      [isComplete ? 'onAllReady' : 'onShellReady']: answer,
      onShellError: reject,
      onError,
    });
    const limit = setTimeout(() => stream.abort(), RENDER_LIMIT_MS);
  });
}
