import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import { loadLive } from '../browser/load-live';
import { loadDocument } from '../page-route/load-document';
import { PageHost } from '../page-route/page-host';
import { favouritesPage as page } from '../pages/favourites-page';

export const handle = { route: page.route };
export const loader = (args: LoaderFunctionArgs) => loadDocument(page, args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadLive(page, args);

export default function FavouritesRoute() {
  return <PageHost page={page} />;
}
