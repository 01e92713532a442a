import type { ShopApiParts } from '../ports/shop-api-parts';

/** Does some work of a request; throws as soon as the database is known to hang. reliability 33 */
export const guarded = <Result>(
  { pulse }: Pick<ShopApiParts, 'pulse'>,
  work: () => Promise<Result>,
): Promise<Result> => (pulse === undefined ? work() : pulse.guard(work));
