import type { RetentionRule } from './retention-rule';

/** For how many days a shop stores what the rule is about. */
export const retentionDays = (
  own: Readonly<Record<string, number>>,
  { key, days }: Pick<RetentionRule, 'key' | 'days'>,
): number => own[key] ?? days;
