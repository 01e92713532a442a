import { DEFAULT_LAYOUTS } from '@shop/feature-content/default-layouts';
import { type HomeName, layoutQuery } from '@shop/feature-content/layout-query';
import type { PageLoadInput } from './define-page';
import { prefetchBlocks } from './prefetch-blocks';

/**
 * Fetches what stands on one of the two homes, and what its first blocks show: the usual blocks where the editors have
 * put nothing there. Pages import it when they load: what knows all kinds of blocks is no code of a first load.
 */
export async function loadBlocks(
  { api, clock, fetch, prefetch }: Pick<PageLoadInput, 'api' | 'clock' | 'fetch' | 'prefetch'>,
  page: HomeName,
): Promise<void> {
  const layout = await fetch(layoutQuery(api, page));
  await prefetchBlocks({ api, clock, prefetch }, layout.length === 0 ? DEFAULT_LAYOUTS[page] : layout);
}
