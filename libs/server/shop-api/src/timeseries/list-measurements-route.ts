import { listMeasurementsSpec } from '@shop/contract/timeseries/list-measurements';
import { handle } from '../http/handle';
import { listMeasurements } from './list-measurements';

/** GET /v1/me/timeseries */
export const listMeasurementsRoute = handle(listMeasurementsSpec, (context, { query: { purpose } }) =>
  listMeasurements(context, context.db, purpose),
);
