import { stylistsQuery } from '@shop/feature-catalogue/stylists-query';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The stylists of the shop. core §2 */
const page = definePage({
  id: 'stylist',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, fetch }) {
    const number = readPageNumber(search);
    const { pagination } = await fetch(stylistsQuery(api, number));
    if (number > pagination.last) throw redirect(paths.stylists(pagination.last));
    return {
      description: '商品の組み合わせをご提案するスタイリストの一覧です。',
      canonicalParameters: ['page'],
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function StylistPage() {
  return <RoutePage page={page} />;
}
