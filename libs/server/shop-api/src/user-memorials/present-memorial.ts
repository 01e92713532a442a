import type { UserMemorial } from '@shop/contract/user-memorials/user-memorial';
import type { MemorialRow } from './user-memorial-store';
import { memorialNotFound } from './memorial-not-found';

/** An anniversary as the API returns it; 404 where there is none. */
export function presentMemorial(row: MemorialRow | null): UserMemorial {
  if (row === null) throw memorialNotFound();
  return {
    id: row.id,
    user_id: row.userId,
    target_user_name: row.targetUserName,
    division_ct: row.divisionCt,
    name: row.name,
    month: row.month,
    date: row.date,
    call: row.call,
  };
}
