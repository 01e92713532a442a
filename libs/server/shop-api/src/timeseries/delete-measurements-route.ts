import { deleteMeasurementsSpec } from '@shop/contract/timeseries/delete-measurements';
import { measurements } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { measurementsOf } from './measurement-store';

/** DELETE /v1/me/timeseries/ */
export const deleteMeasurementsRoute = defineRoute(
  deleteMeasurementsSpec,
  async (context, { query: { purpose } }) => {
    await context.db.delete(measurements).where(measurementsOf(context.requireMember().id, purpose));
    return undefined;
  },
);
