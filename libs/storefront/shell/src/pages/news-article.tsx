import { isEntryKey } from '@shop/feature-content/is-entry-key';
import { newsEntryQuery } from '@shop/feature-content/news-entry-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { routeErrorResponse } from '../page/route-error';
import { RoutePage } from '../page/route-page';

/** Characters of the text that search engines show. */
const DESCRIPTION_LENGTH = 120;

/** One piece of news. core §2 */
const page = definePage({
  id: 'news-article',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, params, fetch }) {
    const key = params['key'] ?? '';
    if (!isEntryKey(key)) throw routeErrorResponse({ kind: 'not-found' });
    const { title, body } = await fetch(newsEntryQuery(api, key));
    return { title, description: body.replace(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH) };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function NewsArticlePage() {
  return <RoutePage page={page} />;
}
