import type { ShopServices } from '@shop/query/shop-services';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';

/**
 * When the form of a measurement was asked for, in epoch milliseconds. A query, so that the browser begins with the day that
 * the server has written into the form, also where midnight was between them.
 */
export function measuringTimeQuery({ clock }: Pick<ShopServices, 'clock'>) {
  return queryOptions({ queryKey: accountKeys.measuringTime, queryFn: () => Promise.resolve(clock.now()) });
}
