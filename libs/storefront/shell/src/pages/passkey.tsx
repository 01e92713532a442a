import { passkeysQuery } from '@shop/feature-account/passkeys/passkeys-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The member’s passkeys. */
const page = definePage({
  id: 'passkey',
  guard: 'member',
  cache: 'private',
  async load({ api, isLogin, prefetch }) {
    if (isLogin) await prefetch(passkeysQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function PasskeyPage() {
  return <RoutePage page={page} />;
}
