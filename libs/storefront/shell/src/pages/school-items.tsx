import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/**
 * What the schools ask of each pupil whose tags are open in this tab. The document is the same for everybody: what is open, the
 * browser knows, so nothing of it is loaded on the server, and search engines have nothing to read.
 */
const page = definePage({
  id: 'school-items',
  guard: 'public',
  cache: 'public',
  load: () => ({ isHidden: true }),
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function SchoolItemsPage() {
  return <RoutePage page={page} />;
}
