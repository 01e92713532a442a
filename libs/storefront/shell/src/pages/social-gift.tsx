import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Where somebody begins who has the link of a gift to paste, or has opened one in this tab. core §2 */
const page = definePage({
  id: 'social-gift',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function SocialGiftPage() {
  return <RoutePage page={page} />;
}
