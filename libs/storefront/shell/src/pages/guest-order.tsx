import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** A guest’s order, by the secret in the link of a mail. account §6 */
const page = definePage({
  id: 'guest-order',
  guard: 'public',
  cache: 'private',
  hasSecret: true,
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function GuestOrderPage() {
  return <RoutePage page={page} />;
}
