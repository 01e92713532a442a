import { flipBookQuery } from '@shop/feature-content/flip-book-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One digital catalogue, to be leafed through. core §2 */
const page = definePage({
  id: 'flip-book-detail',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch }) {
    const { title, description } = await fetch(flipBookQuery(api, params['key'] ?? ''));
    return { title, description: description || `${title}を画面でご覧いただけます。` };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function FlipBookDetailPage() {
  return <RoutePage page={page} />;
}
