import { createClientLoader } from '../live/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Signs in with the token that another site of the operator has put into the address. */
const page = definePage({
  id: 'login-sync',
  guard: 'logout-only',
  cache: 'private',
  hasSecret: true,
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function LoginSyncPage() {
  return <RoutePage page={page} />;
}
