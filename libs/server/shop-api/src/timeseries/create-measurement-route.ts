import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { and, notInArray } from 'drizzle-orm';
import { measurements } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { readRequestKey } from '../http/request-key';
import { lockMember } from '../users/lock-member';
import { listMeasurements } from './list-measurements';
import { MEASUREMENT_LIMIT, NEWEST_FIRST, measurementsOf } from './measurement-store';

/** POST /v1/me/timeseries; a repeated request key adds nothing. */
export const createMeasurementRoute = defineRoute(
  createMeasurementSpec,
  (context, { query: { purpose }, body: { measured_on, values } }) => {
    const userId = context.requireMember().id;
    const requestKey = readRequestKey(context);
    return context.db.transaction(async (tx) => {
      await lockMember(tx, userId);
      await tx
        .insert(measurements)
        .values({
          userId,
          purpose,
          measuredOn: measured_on,
          values,
          requestKey,
          createdAt: context.clock.now(),
        })
        .onConflictDoNothing({ target: [measurements.userId, measurements.requestKey] });
      const kept = tx
        .select({ id: measurements.id })
        .from(measurements)
        .where(measurementsOf(userId, purpose))
        .orderBy(...NEWEST_FIRST)
        .limit(MEASUREMENT_LIMIT);
      await tx
        .delete(measurements)
        .where(and(measurementsOf(userId, purpose), notInArray(measurements.id, kept)));
      return listMeasurements(context, tx, purpose);
    });
  },
);
