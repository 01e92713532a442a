import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Checkout: date, time and options of each delivery. */
const page = definePage({
  id: 'cart-shipping-detail',
  guard: 'public',
  cache: 'private',
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function CartShippingDetailPage() {
  return <RoutePage page={page} />;
}
