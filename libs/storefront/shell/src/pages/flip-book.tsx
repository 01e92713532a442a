import { flipBookPageQuery } from '@shop/feature-content/flip-book-page-query';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The digital catalogues. core §2 */
const page = definePage({
  id: 'flip-book',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, fetch }) {
    const number = readPageNumber(search);
    const { pagination } = await fetch(flipBookPageQuery(api, number));
    if (number > pagination.last) throw redirect(paths.flipBooks(pagination.last));
    return {
      description: '画面でめくってご覧いただけるデジタルカタログの一覧です。',
      canonicalParameters: ['page'],
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function FlipBookPage() {
  return <RoutePage page={page} />;
}
