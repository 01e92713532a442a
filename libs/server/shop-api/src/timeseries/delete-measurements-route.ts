import { deleteMeasurementsSpec } from '@shop/contract/timeseries/delete-measurements';
import { measurements } from '../db/schema';
import { handle } from '../http/handle';
import { measurementsOf } from './measurement-store';

/** DELETE /v1/me/timeseries/ */
export const deleteMeasurementsRoute = handle(
  deleteMeasurementsSpec,
  async (context, { query: { purpose } }) => {
    await context.db.delete(measurements).where(measurementsOf(context.requireMember().id, purpose));
    return undefined;
  },
);
