import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The receipt of a guest’s order, by its number and the secret in the link of a mail. account §2, §6 */
const page = definePage({
  id: 'order-receipt',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function OrderReceiptPage() {
  return <RoutePage page={page} />;
}
