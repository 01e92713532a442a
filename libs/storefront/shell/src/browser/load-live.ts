import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { livePart } from '../live/live-part';
import type { PageData } from '../page-route/page-data';
import type { PageDefinition } from '../pages/page-definition';

/** The client loader of every page: navigation comes with the live part. */
export async function loadLive(page: PageDefinition, args: ClientLoaderFunctionArgs): Promise<PageData> {
  const { loadInBrowser } = await livePart.load();
  return await loadInBrowser(page, args);
}
