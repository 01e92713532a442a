import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Thanks for the order that was just placed. */
const page = definePage({
  id: 'cart-complete',
  guard: 'public',
  cache: 'private',
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function CartCompletePage() {
  return <RoutePage page={page} />;
}
