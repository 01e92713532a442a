import { tagsQuery } from '@shop/feature-catalogue/protected-tags/tags-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Where password-protected tags are opened. The document is the same for everybody: what is open in a tab, its browser knows. core §7 */
const page = definePage({
  id: 'protected-tags',
  guard: 'public',
  cache: 'public',
  async load({ api, fetch }) {
    await fetch(tagsQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ProtectedTagsPage() {
  return <RoutePage page={page} />;
}
