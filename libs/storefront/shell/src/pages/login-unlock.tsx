import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Unlocks an account by the secret in the link of a mail. */
const page = definePage({
  id: 'login-unlock',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function LoginUnlockPage() {
  return <RoutePage page={page} />;
}
