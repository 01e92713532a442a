import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The form for a new day to remember. */
const page = definePage({
  id: 'memorial-add',
  guard: 'member',
  cache: 'private',
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MemorialAddPage() {
  return <RoutePage page={page} />;
}
