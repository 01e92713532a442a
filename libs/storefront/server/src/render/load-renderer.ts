import type { ServerBuild } from 'react-router-dom';
import type { ShopName } from '@shop/shops/shop-list';
import type { StorefrontEnvironment } from '../environment/read-storefront-environment';
import type { DocumentRenderer, RendererConfig } from './document-renderer';

/** What all threads of a shop may take for the API's responses that documents share: 32 MB. */
const PROCESS_CACHE_BYTES = 32 * 1024 * 1024;

/** What the renderer of a shop is made from. */
export interface LoadRendererInput extends Pick<RendererConfig, 'changes' | 'onError' | 'filesOf'> {
  readonly shop: ShopName;
  readonly environment: StorefrontEnvironment;
  readonly loadBuild: () => Promise<ServerBuild>;
}

/** Loads the build and makes its renderer. */
export async function loadRenderer({
  shop,
  environment,
  loadBuild,
  changes,
  onError,
  filesOf,
}: LoadRendererInput): Promise<DocumentRenderer> {
  const { apiUrl, allowedApis, origin, mode, workerCount, pageDataTtlMs } = environment;
  const [build, { createDocumentRenderer }] = await Promise.all([loadBuild(), import('./document-renderer')]);
  return createDocumentRenderer({
    build,
    channel: shop,
    origin,
    apiUrl,
    allowedApis,
    fetch: globalThis.fetch,
    mode,
    cacheBytes: PROCESS_CACHE_BYTES / workerCount,
    cacheTtlMs: pageDataTtlMs,
    changes,
    onError,
    ...(filesOf !== undefined && { filesOf }),
  });
}

/** Loads it with the first document. */
export function lazyRenderer(load: () => Promise<DocumentRenderer>): DocumentRenderer {
  let loading: Promise<DocumentRenderer> | null = null;
  return async (request) => {
    loading ??= load();
    return await (
      await loading
    )(request);
  };
}
