import { RETURN_REASON_NAMES, ReturnReason } from '@shop/contract/returns/return-reason';
import { addDays, type TokyoDay } from '../tokyo-time/tokyo-day';
import { isShopAtFault } from './is-shop-at-fault';

/** The days of the shop's terms, counted from the arrival; 0: it states none. */
export interface ReturnDays {
  /** `ORDER.RETURN.DAYS`; 0: returns cannot be asked for here. */
  readonly returnDays: number;
  /** `ORDER.EXCHANGE.DAYS`: for what is the shop's fault. */
  readonly exchangeDays: number;
}

/** A reason with the last day on which it can be given. */
export interface ReturnDeadline {
  readonly key: ReturnReason;
  readonly name: string;
  readonly until: TokyoDay;
}

/** Until when each reason can be given; none where the shop takes no requests or nothing has arrived (`null`). */
export function returnDeadlines(
  { returnDays, exchangeDays }: ReturnDays,
  arrivedOn: TokyoDay | null,
): readonly ReturnDeadline[] {
  if (returnDays === 0 || arrivedOn === null) return [];
  return ReturnReason.options.map((key) => ({
    key,
    name: RETURN_REASON_NAMES[key],
    until: addDays(arrivedOn, isShopAtFault(key) ? Math.max(returnDays, exchangeDays) : returnDays),
  }));
}
