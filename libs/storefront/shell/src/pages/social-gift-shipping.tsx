import { prefecturesQuery } from '@shop/feature-account/prefectures-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { prefetchGift } from '../page/prefetch-gift';
import { RoutePage } from '../page/route-page';

/** The receiver of a gift sees it and enters the address. account §2 */
const page = definePage({
  id: 'social-gift-shipping',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
  async load(input) {
    await Promise.all([prefetchGift(input), input.prefetch(prefecturesQuery(input.api))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function SocialGiftShippingPage() {
  return <RoutePage page={page} />;
}
