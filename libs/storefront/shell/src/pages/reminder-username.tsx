import { messagesQuery } from '@shop/feature-content/messages-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The request for a mail that names the user name. account §2 */
const page = definePage({
  id: 'reminder-username',
  guard: 'logout-only',
  cache: 'public',

  async load({ api, prefetch }) {
    await prefetch(messagesQuery(api));
    return {
      description: 'ユーザー名をお忘れの方のページです。ご登録のメールアドレスに確認のご案内をお送りします。',
    };
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function ReminderUsernamePage() {
  return <RoutePage page={page} />;
}
