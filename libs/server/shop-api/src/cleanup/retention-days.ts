import type { RetentionRule } from './retention-rules';

/** How many days a shop keeps what the rule is about. */
export const retentionDays = (own: Readonly<Record<string, number>>, { key, days }: RetentionRule): number =>
  own[key] ?? days;
