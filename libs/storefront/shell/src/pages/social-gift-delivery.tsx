import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { prefetchGift } from '../page/prefetch-gift';
import { RoutePage } from '../page/route-page';

/** The receiver of a gift chooses day and time. account §2 */
const page = definePage({
  id: 'social-gift-delivery',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
  async load(input) {
    await prefetchGift(input);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function SocialGiftDeliveryPage() {
  return <RoutePage page={page} />;
}
