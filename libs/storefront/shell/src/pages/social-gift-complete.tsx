import { giftCompletionQuery } from '@shop/feature-gift/gift-completion-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** When a gift arrives whose address has been entered. account §2 */
const page = definePage({
  id: 'social-gift-complete',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
  async load({ api, params, prefetch }) {
    const { key } = params;
    if (key !== undefined) await prefetch(giftCompletionQuery(api, key));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function SocialGiftCompletePage() {
  return <RoutePage page={page} />;
}
