import { cardsQuery } from '@shop/feature-account/cards-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The member’s cards. */
const page = definePage({
  id: 'card',
  guard: 'member',
  cache: 'private',
  async load({ api, clock, isLogin, prefetch }) {
    if (isLogin) await prefetch(cardsQuery({ api, clock }));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function CardPage() {
  return <RoutePage page={page} />;
}
