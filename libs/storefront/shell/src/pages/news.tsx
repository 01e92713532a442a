import { newsPageQuery } from '@shop/feature-content/news-page-query';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the shop’s news. core §2 */
const page = definePage({
  id: 'news',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, fetch }) {
    const number = readPageNumber(search);
    const { pagination } = await fetch(newsPageQuery(api, number));
    if (number > pagination.last) throw redirect(paths.news(pagination.last));
    const suffix = number === 1 ? '' : `（${number}ページ目）`;
    return {
      ...(number === 1 ? {} : { title: `お知らせ${suffix}` }),
      description: `営業日や配送、新商品などのお知らせの一覧です。${suffix}`,
      canonicalParameters: ['page'],
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function NewsPage() {
  return <RoutePage page={page} />;
}
