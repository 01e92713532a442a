import { measurementsQuery } from '@shop/feature-account/measurements/measurements-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The member’s measurements over time. */
const page = definePage({
  id: 'measurement',
  guard: 'member',
  cache: 'private',
  async load({ api, isLogin, prefetch }) {
    if (isLogin) await prefetch(measurementsQuery(api));
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MeasurementPage() {
  return <RoutePage page={page} />;
}
