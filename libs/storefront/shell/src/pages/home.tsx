import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The top page: what the shop's editors have put there. */
const page = definePage({
  id: 'home',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load(input) {
    const { loadBlocks } = await import('../page/load-blocks');
    await loadBlocks(input, 'home');
    return { description: '暮らしの道具と贈りものの通販。新着商品とお知らせをご案内します。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function HomePage() {
  return <RoutePage page={page} />;
}
