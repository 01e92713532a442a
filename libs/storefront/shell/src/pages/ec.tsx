import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The home of members who are signed in. */
const page = definePage({
  id: 'ec',
  guard: 'member',
  cache: 'private',
  allowsPopups: true,
  async load(input) {
    const { loadBlocks } = await import('../page/load-blocks');
    await loadBlocks(input, 'ec');
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function EcPage() {
  return <RoutePage page={page} />;
}
