import type { Measurement } from '@shop/contract/timeseries/measurement';
import type { Executor } from '../db/database';
import { measurements } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { MEASUREMENT_LIMIT, NEWEST_FIRST, measurementsOf } from './measurement-store';

/** The member's newest measurements of a purpose; sets the paging headers. */
export async function listMeasurements(
  context: RouteContext,
  db: Executor,
  purpose: string,
): Promise<Measurement[]> {
  const rows = await db
    .select()
    .from(measurements)
    .where(measurementsOf(context.requireMember().id, purpose))
    .orderBy(...NEWEST_FIRST)
    .limit(MEASUREMENT_LIMIT);
  context.response.header('x-limit', String(MEASUREMENT_LIMIT));
  context.response.paginate(rows.length, 1, 'all');
  return rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    measured_on: row.measuredOn,
    values: row.values,
    created_at: row.createdAt.toISOString(),
  }));
}
