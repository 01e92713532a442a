import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { prefetchGift } from '../page/prefetch-gift';
import { RoutePage } from '../page/route-page';

/** Everything that the receiver of a gift has entered, before it is sent. account §2 */
const page = definePage({
  id: 'social-gift-confirm',
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

export default function SocialGiftConfirmPage() {
  return <RoutePage page={page} />;
}
