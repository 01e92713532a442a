import { deleteMeasurementSpec } from '@shop/contract/timeseries/delete-measurement';
import { MEASUREMENT_ERRORS } from '@shop/contract/timeseries/measurement-errors';
import { and, eq } from 'drizzle-orm';
import { measurements } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { notFound } from '../http/http-error';

/** DELETE /v1/me/timeseries/{id}; 404 also for another member's measurement: the caller cannot tell which. */
export const deleteMeasurementRoute = defineRoute(
  deleteMeasurementSpec,
  async (context, { params: { id } }) => {
    const removed = await context.db
      .delete(measurements)
      .where(and(eq(measurements.id, id), eq(measurements.userId, context.requireMember().id)))
      .returning({ id: measurements.id });
    if (removed.length === 0) throw notFound(MEASUREMENT_ERRORS.notFound, '採寸データが見つかりません');
    return undefined;
  },
);
