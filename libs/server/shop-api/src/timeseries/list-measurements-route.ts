import { listMeasurementsSpec } from '@shop/contract/timeseries/list-measurements';
import { defineRoute } from '../http/define-route';
import { listMeasurements } from './list-measurements';

/** GET /v1/me/timeseries */
export const listMeasurementsRoute = defineRoute(listMeasurementsSpec, (context, { query: { purpose } }) =>
  listMeasurements(context, context.db, purpose),
);
