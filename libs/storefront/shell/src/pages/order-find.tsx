import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Has the link of a guest’s order mailed, by its number and contact. account §6 */
const page = definePage({
  id: 'order-find',
  guard: 'public',
  cache: 'public',
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function OrderFindPage() {
  return <RoutePage page={page} />;
}
