import type { ShopApiParts } from '../ports/shop-api-parts';

/** Runs a part of a request, and throws as soon as the database is known to hang. reliability 33 */
export const failWhileStalled = <Result>(
  { watchdog }: Pick<ShopApiParts, 'watchdog'>,
  work: () => Promise<Result>,
): Promise<Result> => (watchdog === undefined ? work() : watchdog.guard(work));
