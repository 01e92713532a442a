import { measurementsQuery } from '@shop/feature-account/measurements/measurements-query';
import { measuringTimeQuery } from '@shop/feature-account/measurements/measuring-time-query';
import { createClientLoader } from '../interactive/client-loader';
import { definePage } from '../page/define-page';
import { createDocumentLoader } from '../page/document-loader';
import { RoutePage } from '../page/route-page';

/** The form for a new measurement, beside the last one. */
const page = definePage({
  id: 'measurement-edit',
  guard: 'member',
  cache: 'private',
  async load({ api, clock, isLogin, prefetch }) {
    if (isLogin)
      await Promise.all([prefetch(measurementsQuery(api)), prefetch(measuringTimeQuery({ clock }))]);
    return {};
  },
});

export const handle = { page };
export const loader = createDocumentLoader(page);
export const clientLoader = createClientLoader(page);

export default function MeasurementEditPage() {
  return <RoutePage page={page} />;
}
