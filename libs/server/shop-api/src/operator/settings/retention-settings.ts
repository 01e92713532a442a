import { RETENTION_RULES } from '../../cleanup/retention-rules';
import type { Setting } from './setting';
import { wholeNumberBetween } from './setting-type';

const MAX_DAYS = 3_650;

/** How many days the shop keeps what grows. */
export const RETENTION_SETTINGS: readonly Setting[] = RETENTION_RULES.map((rule) => ({
  key: `RETENTION.${rule.key}`,
  type: wholeNumberBetween(1, MAX_DAYS),
  place: { kind: 'retention', rule },
  ja: rule.ja,
  en: rule.en,
}));
