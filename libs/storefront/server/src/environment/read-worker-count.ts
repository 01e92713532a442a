import { availableParallelism } from 'node:os';
import { EnvironmentError } from './storefront-environment';

/** A platform has four shops: more threads each than this are asked for by name. */
const MOST_BY_DEFAULT = 4;
const MOST = 64;

/**
 * How many threads draw the pages of one shop: `SHOP_WORKERS`, or one for each core. With one the server draws by itself.
 * Throws an EnvironmentError.
 */
export function readWorkerCount(value: string | undefined, cores: number = availableParallelism()): number {
  const count = value === undefined || value === '' ? Math.min(cores, MOST_BY_DEFAULT) : Number(value);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new EnvironmentError(`SHOP_WORKERS は 1 から ${MOST} の整数で指定してください。`);
  return count;
}
