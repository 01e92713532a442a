import { meQuery } from '@shop/feature-account/me-query';
import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Asks a user to verify their mail address. For everybody who holds a token, registered or not. */
const page = definePage({
  id: 'verify',
  guard: 'token',
  cache: 'private',
  async load({ api, prefetch }) {
    await Promise.all([prefetch(meQuery(api)), prefetch(messagesQuery(api))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function VerifyPage() {
  return <RoutePage page={page} />;
}
