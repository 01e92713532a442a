import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Completes a sign-in with another provider, which redirects here with its code. */
const page = definePage({
  id: 'oauth-callback',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function OauthCallbackPage() {
  return <RoutePage page={page} />;
}
