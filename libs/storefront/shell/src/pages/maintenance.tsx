import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** Shown while the shop is closed for maintenance. */
const page = definePage({
  id: 'maintenance',
  layout: 'maintenance',
  guard: 'public',
  cache: 'private',
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MaintenancePage() {
  return <RoutePage page={page} />;
}
