import { checkOrderDesk } from '@shop/contract/order-desk/check-order-desk';
import { addCartProductSet } from '@shop/contract/carts/add-cart-product-set';
import { createOrderReturn } from '@shop/contract/returns/create-order-return';
import type { EndpointSpec } from '@shop/contract/endpoint';
import { partsOf, stepsOf } from '@shop/contract/schema-steps';
import { CONTRACT_TABLE } from '@shop/contract/table';

/**
 * The largest JSON body in bytes: more than twice the largest that the schemas of any call but those of
 * `LARGE_JSON_SIZES` accept, which is 57 kB for an inquiry with every text at its maximum.
 */
export const MAX_JSON_SIZE = 128 * 1024;
/** The largest JSON body in bytes, by path, of the calls that accept longer ones: many products in one call. */
export const LARGE_JSON_SIZES = new Map([
  [addCartProductSet.path, 1280 * 1024],
  [checkOrderDesk.path, 512 * 1024],
  [createOrderReturn.path, 1280 * 1024],
]);
/** The same by what paths look like, parameters in their places. */
const LARGE_JSON_PATHS = [...LARGE_JSON_SIZES].map(
  ([path, size]) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), size] as const,
);
/** Bytes in a form for its other fields and the boundaries. */
const FORM_ROOM = 64 * 1024;

export const FORM_TYPE = 'multipart/form-data';

/** The media type of a `Content-Type`, without its parameters; empty where there is none. */
export const mediaType = (header: string | null): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The largest file that a call accepts, in bytes; `null` for a call without a file. */
export function maxFileSize({ schemas }: EndpointSpec): number | null {
  if (schemas.body === undefined) return null;
  for (const { schema } of partsOf(schemas.body)) {
    const [first, ...actions] = stepsOf(schema);
    const max = actions.find(({ type }) => type === 'max_size')?.requirement;
    if (first?.type === 'file' && typeof max === 'number') return max;
  }
  return null;
}

const LARGEST_FILES = new Map(
  CONTRACT_TABLE.flatMap((spec) => {
    const max = maxFileSize(spec);
    return max === null ? [] : [[spec.endpoint.path, max] as const];
  }),
);

/** The largest body for a path and media type, in bytes. Only forms carry files. */
export function maxBodySize(path: string, type: string): number {
  const file = type === FORM_TYPE ? LARGEST_FILES.get(path) : undefined;
  if (file !== undefined) return file + FORM_ROOM;
  return LARGE_JSON_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? MAX_JSON_SIZE;
}
