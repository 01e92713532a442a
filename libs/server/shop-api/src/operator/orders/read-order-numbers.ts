import { wrongUsage } from '../command/operator-error';

/** Orders of one command: more than anybody packs or looks up in the bank's list at once, and few enough for memory. */
export const MOST_ORDERS = 200;

/** The word of commands that take several orders at once. */
export const NUMBERS = 'NO[,NO…]';

/** Reads `NO,NO…`; throws an `OperatorError` where there are too many. */
export function readOrderNumbers(given: string): readonly string[] {
  const numbers = given.split(',').filter((number) => number.trim() !== '');
  if (numbers.length > MOST_ORDERS)
    throw wrongUsage(`注文は一度に ${MOST_ORDERS} 件までです`, `At most ${MOST_ORDERS} orders at once`);
  return numbers;
}
