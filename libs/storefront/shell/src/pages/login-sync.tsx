import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Signs in with the token that another shop of the platform has put into the URL. */
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
