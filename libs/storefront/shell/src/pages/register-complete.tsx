import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The new member has been registered; how to go on depends on whether their mail address is verified. core §2 */
const page = definePage({
  id: 'register-complete',
  guard: 'public',
  cache: 'private',
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function RegisterCompletePage() {
  return <RoutePage page={page} />;
}
