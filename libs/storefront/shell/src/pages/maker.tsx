import { makersQuery } from '@shop/feature-catalogue/makers-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The makers of the shop. core §2 */
const page = definePage({
  id: 'maker',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, fetch }) {
    await fetch(makersQuery(api));
    return { description: 'お取り扱いしているメーカーの一覧です。五十音からお探しいただけます。' };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MakerPage() {
  return <RoutePage page={page} />;
}
