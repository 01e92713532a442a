import { SOAK_FACTOR } from './soak-factor';

/**
 * Every so many-th of a long table, spread over the whole of it; all of it in `npm run soak`. For walks that try one
 * thing on every call of the contract.
 */
export const sampled = <Row>(table: readonly Row[], oneOf: number): readonly Row[] =>
  SOAK_FACTOR > 1 ? table : table.filter((_row, index) => index % oneOf === 0);
