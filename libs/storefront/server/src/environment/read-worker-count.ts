import { availableParallelism } from 'node:os';
import { EnvironmentError } from './environment-error';

/** A platform has four shops: on a large machine more workers than this have to be configured. */
const MAX_DEFAULT = 4;
const MAX = 64;

/**
 * Reads `SHOP_WORKERS`, the number of workers that render the pages of one shop: by default one for each core. With one
 * the server renders in its own thread. Throws an EnvironmentError.
 */
export function readWorkerCount(value: string | undefined, cores: number = availableParallelism()): number {
  const count = value === undefined || value === '' ? Math.min(cores, MAX_DEFAULT) : Number(value);
  if (!Number.isInteger(count) || count < 1 || count > MAX)
    throw new EnvironmentError(`SHOP_WORKERS は 1 から ${MAX} の整数で指定してください。`);
  return count;
}
