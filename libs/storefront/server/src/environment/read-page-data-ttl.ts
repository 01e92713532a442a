import { EnvironmentError } from './environment-error';

const DEFAULT_MS = 3_000;
/** What is published or changes its price at a set time appears by then. */
const MAX_MS = 60_000;

/**
 * Reads `SHOP_PAGE_DATA_MS`: how old public data in a page may be when it is rendered, where no change event purges it
 * earlier. Throws an EnvironmentError.
 */
export function readPageDataTtl(value: string | undefined): number {
  const ms = value === undefined || value === '' ? DEFAULT_MS : Number(value);
  if (!Number.isInteger(ms) || ms < 1 || ms > MAX_MS)
    throw new EnvironmentError(`SHOP_PAGE_DATA_MS は 1 から ${MAX_MS} の整数で指定してください。`);
  return ms;
}
