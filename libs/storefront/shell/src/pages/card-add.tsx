import { cardServiceQuery } from '@shop/feature-account/card-form/card-service-query';
import { cardsQuery } from '@shop/feature-account/cards-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { PendingPage } from '../page/pending-page';
import { RoutePage } from '../page/route-page';
import { useOwnDocument } from '../page/use-own-document';

/** A new card, which is entered in the payment service’s own frame. */
const page = definePage({
  id: 'card-add',
  guard: 'member',
  cache: 'private',
  async loadFrameOrigin({ api, fetch }) {
    const { formUrl } = await fetch(cardServiceQuery(api));
    return formUrl === null ? null : new URL(formUrl).origin;
  },
  async load({ api, clock, isLogin, prefetch }) {
    await Promise.all([
      prefetch(cardServiceQuery(api)),
      ...(isLogin ? [prefetch(cardsQuery({ api, clock }))] : []),
    ]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function CardAddPage() {
  return useOwnDocument() ? <RoutePage page={page} /> : <PendingPage />;
}
