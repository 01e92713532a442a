import type { ServerBuild } from 'react-router-dom';
import type { ShopName } from '@shop/shops/shop-list';
import type { StorefrontEnvironment } from '../environment/read-storefront-environment';
import type { DocumentRenderer, RendererConfig } from './document-renderer';

/** What is needed to draw the documents of a shop. */
export interface LoadRendererInput extends Pick<RendererConfig, 'changes' | 'onError'> {
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
}: LoadRendererInput): Promise<DocumentRenderer> {
  const { apiAddress, allowedApis, origin, mode } = environment;
  const [build, { createDocumentRenderer }] = await Promise.all([loadBuild(), import('./document-renderer')]);
  return createDocumentRenderer({
    build,
    channel: shop,
    origin,
    apiAddress,
    allowedApis,
    fetch: globalThis.fetch,
    mode,
    changes,
    onError,
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
