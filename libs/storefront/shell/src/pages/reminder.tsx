import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The request for a mail by which a new password is set. account §2 */
const page = definePage({
  id: 'reminder',
  guard: 'logout-only',
  cache: 'public',

  async load({ api, prefetch }) {
    await prefetch(messagesQuery(api));
    return {
      description:
        'パスワードをお忘れの方のページです。ご登録のメールアドレスに再設定のご案内をお送りします。',
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ReminderPage() {
  return <RoutePage page={page} />;
}
