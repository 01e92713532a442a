import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Checkout: a new delivery address. */
const page = definePage({
  id: 'cart-shipping-add',
  guard: 'public',
  cache: 'private',
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function CartShippingAddPage() {
  return <RoutePage page={page} />;
}
