import { SOAK_FACTOR } from './soak-factor';

/**
 * A sample spread evenly over a long table; the whole table in `npm run soak`. For tests that are repeated for every
 * call of the contract.
 */
export const sampled = <Row>(table: readonly Row[], oneOf: number): readonly Row[] =>
  SOAK_FACTOR > 1 ? table : table.filter((_row, index) => index % oneOf === 0);
