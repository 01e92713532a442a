import { createReadableStreamFromReadable } from '@react-router/node';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { type PartFiles, RenderAssetsProvider } from '@shop/storefront-shell/document/render-assets';
import { ShopDocumentProvider } from '@shop/storefront-shell/document/shop-document-provider';
import { SocialHead } from '@shop/storefront-shell/social/social-head';
import { shopDocumentContext } from '@shop/storefront-shell/document/shop-document';
import { shopThemes } from '@shop/storefront-shell/shop-themes';
import { differingBreakpoints } from '@shop/storefront-shell/site/differing-breakpoints';
import { cachedSettings } from '@shop/site/settings/settings-query';
import { loadTokens } from '@shop/theming/load-tokens';
import { resolveTheme } from '@shop/theming/resolve-theme';
import type { Theme } from '@shop/theming/theme';
import type { ThemeTokens } from '@shop/theming/theme-tokens';
import { tokensToCss } from '@shop/theming/tokens-to-css';
import type { QueryClient } from '@tanstack/react-query';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom';
import { sharedScripts, themeChunks } from 'virtual:shop-theme-chunks';
import { bufferHtml } from './buffer-html';
import { cacheThemeCss } from './cache-theme-css';
import { createStyleAdapter } from './create-style-adapter';
import { createDeferredScripts } from './deferred-scripts';
import { matchedRoutes } from './matched-routes';
import { renderContext } from './render-context';

/** A page that is not rendered by then is sent as far as it is. */
const RENDER_LIMIT_MS = 10_000;
/** The tokens of all themes of the app, loaded once for all requests. */
const loadedTokens = Promise.all(
  shopThemes.map(async (theme): Promise<[Theme, ThemeTokens]> => [theme, await loadTokens(theme)]),
);
const tokensCss = cacheThemeCss(tokensToCss);
const adaptStyles = createStyleAdapter();

/** The files of a part of the theme in the build. Throws for a part that the build has not marked. */
function builtFilesOf(chunk: string | null): PartFiles {
  const files = chunk === null ? undefined : themeChunks[chunk];
  if (files === undefined) throw new Error(`The build has no files of the part ${chunk ?? 'without a key'}.`);
  return files;
}

/** Rewrites the style sheets of a part where the shop's breakpoints are not those of its theme. core §4 */
function adaptFiles(files: PartFiles, queryClient: QueryClient): PartFiles {
  const settings = cachedSettings(queryClient);
  if (settings === null) return files;
  const theme = resolveTheme(shopThemes, settings.namespace);
  const breakpoints = differingBreakpoints(settings, theme);
  return breakpoints === null ? files : adaptStyles(files, theme.breakpoints, breakpoints);
}

/** While the app is developed, hot reload replaces the modules of all routes, so all of them stay. */
function documentContext(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  if (manifest.hmr !== undefined) return context;
  const routes = matchedRoutes(manifest.routes, staticHandlerContext.matches);
  return { ...context, manifest: { ...manifest, routes } };
}

/** Renders a document; the app's `entry.server` exports this function. */
export async function handleDocumentRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const tokens = new Map(await loadedTokens);
  const tokensOf = (theme: Theme) => {
    const found = tokens.get(theme);
    if (found === undefined) throw new Error(`The app does not ship the theme ${theme.name}.`);
    return found;
  };
  const services = loadContext.get(shopServicesContext);
  const { nonce, onBuffered, onError, filesOf } = loadContext.get(renderContext);
  const assets = {
    nonce,
    filesOf: (chunk: string | null) => adaptFiles((filesOf ?? builtFilesOf)(chunk), services.queryClient),
    tokensCss: (theme: Theme, colors: Readonly<Record<string, string>>) => tokensCss(tokensOf(theme), colors),
    themeColor: (theme: Theme) => tokensOf(theme).color.primary,
    ...createDeferredScripts(sharedScripts),
    SocialHead,
  };
  const document = (
    <RenderAssetsProvider value={assets}>
      <ShopDocumentProvider value={loadContext.get(shopDocumentContext)}>
        <ShopServicesProvider services={services}>
          <ServerRouter
            context={documentContext(routerContext)}
            url={request.url}
            {...(nonce === null ? {} : { nonce })}
          />
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
      // What has been rendered is in its place, however large: moved there by a script it could not be read without.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError,
    });
    const limit = setTimeout(() => stream.abort(), RENDER_LIMIT_MS);
  });
}
