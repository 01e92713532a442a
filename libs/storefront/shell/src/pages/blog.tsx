import { blogPageQuery } from '@shop/feature-content/blog-page-query';
import { paths } from '@shop/site/paths/paths';
import { readPageNumber } from '@shop/site/paths/read-page-number';
import { redirect } from 'react-router-dom';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** One page of the shop’s articles. core §2 */
const page = definePage({
  id: 'blog',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, fetch }) {
    const number = readPageNumber(search);
    const { pagination } = await fetch(blogPageQuery(api, number));
    if (number > pagination.last) throw redirect(paths.blog(pagination.last));
    const suffix = number === 1 ? '' : `（${number}ページ目）`;
    return {
      ...(number === 1 ? {} : { title: `ブログ${suffix}` }),
      description: `つくり手や商品の使い方などの読みものの一覧です。${suffix}`,
      canonicalParameters: ['page'],
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function BlogPage() {
  return <RoutePage page={page} />;
}
