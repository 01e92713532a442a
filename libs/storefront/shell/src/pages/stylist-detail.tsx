import { stylistQuery } from '@shop/feature-catalogue/stylist-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One stylist with what was put together. core §2 */
const page = definePage({
  id: 'stylist-detail',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch }) {
    const { name, role, profile } = await fetch(stylistQuery(api, params['key'] ?? ''));
    return { title: `${name}（${role}）`, description: profile };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function StylistDetailPage() {
  return <RoutePage page={page} />;
}
