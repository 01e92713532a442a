import { type PointEntry, remainingOf } from './point-store';

/** Points that expire at one moment. */
export interface PointExpiration {
  readonly points: number;
  readonly expiresAt: Date;
}

/** What expires next of a member's unexpired grants, which come in that order; null where nothing does. */
export function nextExpiration(living: readonly PointEntry[]): PointExpiration | null {
  const expiresAt = living[0]?.expiresAt ?? null;
  if (expiresAt === null) return null;
  const together = living.filter((entry) => entry.expiresAt?.getTime() === expiresAt.getTime());
  return { points: remainingOf(together), expiresAt };
}
