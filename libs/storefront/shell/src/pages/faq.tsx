import { qaCategoriesQuery } from '@shop/feature-content/qa-categories-query';
import { qasQuery } from '@shop/feature-content/qas-query';
import { readWord } from '@shop/feature-content/read-word';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Questions and answers, all of them or those in which the words occur. core §2 */
const page = definePage({
  id: 'faq',
  guard: 'public',
  cache: 'public',
  allowsPopups: true,
  async load({ api, search, fetch }) {
    const word = readWord(search);
    await (word === '' ? fetch(qaCategoriesQuery(api)) : fetch(qasQuery(api, word)));
    return {
      description: 'ご注文、お支払い、お届け、返品などについて、よくいただくご質問と回答です。',
      // Search engines do not index what a shopper searched.
      isHidden: word !== '',
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function FaqPage() {
  return <RoutePage page={page} />;
}
