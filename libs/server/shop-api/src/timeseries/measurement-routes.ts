import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { deleteMeasurementsSpec } from '@shop/contract/timeseries/delete-measurements';
import { listMeasurementsSpec } from '@shop/contract/timeseries/list-measurements';
import type { Measurement } from '@shop/contract/timeseries/measurement';
import { and, desc, eq, notInArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { measurements } from '../db/schema';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { lockMember } from '../users/lock-member';

/** How many takings are kept for each purpose; told by `x-limit` (account §9). */
export const MEASUREMENT_LIMIT = 10;

const ofPurpose = (userId: number, purpose: string | undefined): SQL | undefined =>
  and(eq(measurements.userId, userId), purpose === undefined ? undefined : eq(measurements.purpose, purpose));
const newestFirst = [desc(measurements.createdAt), desc(measurements.id)];

async function readList(context: RouteContext, db: Executor, purpose: string): Promise<Measurement[]> {
  const rows = await db
    .select()
    .from(measurements)
    .where(ofPurpose(context.requireMember().id, purpose))
    .orderBy(...newestFirst)
    .limit(MEASUREMENT_LIMIT);
  context.answer.header('x-limit', String(MEASUREMENT_LIMIT));
  context.answer.paginate(rows.length, 1, 'all');
  return rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    measured_on: row.measuredOn,
    values: row.values,
    created_at: row.createdAt.toISOString(),
  }));
}

/** GET /v1/me/timeseries */
const listMeasurementsRoute = handle(listMeasurementsSpec, (context, { query: { purpose } }) =>
  readList(context, context.db, purpose),
);

/** POST /v1/me/timeseries */
const createMeasurementRoute = handle(
  createMeasurementSpec,
  (context, { query: { purpose }, body: { measured_on, values } }) => {
    const userId = context.requireMember().id;
    return context.db.transaction(async (tx) => {
      await lockMember(tx, userId);
      await tx.insert(measurements).values({
        userId,
        purpose,
        measuredOn: measured_on,
        values,
        createdAt: context.clock.now(),
      });
      const kept = tx
        .select({ id: measurements.id })
        .from(measurements)
        .where(ofPurpose(userId, purpose))
        .orderBy(...newestFirst)
        .limit(MEASUREMENT_LIMIT);
      await tx.delete(measurements).where(and(ofPurpose(userId, purpose), notInArray(measurements.id, kept)));
      return readList(context, tx, purpose);
    });
  },
);

/** DELETE /v1/me/timeseries/ */
const deleteMeasurementsRoute = handle(deleteMeasurementsSpec, async (context, { query: { purpose } }) => {
  await context.db.delete(measurements).where(ofPurpose(context.requireMember().id, purpose));
  return undefined;
});

export const measurementRoutes: readonly Route[] = [
  listMeasurementsRoute,
  createMeasurementRoute,
  deleteMeasurementsRoute,
];
