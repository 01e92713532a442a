import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Sets a new password by the secret in the link of a mail. account §2 */
const page = definePage({
  id: 'reset-password',
  guard: 'logout-only',
  cache: 'private',
  hasSecret: true,
  async load({ api, prefetch }) {
    await prefetch(messagesQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ResetPasswordPage() {
  return <RoutePage page={page} />;
}
