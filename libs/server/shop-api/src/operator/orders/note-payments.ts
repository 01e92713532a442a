import type { OperatorContext } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { changeOrder } from './change-order';
import { readOrderNumbers } from './read-order-numbers';

/**
 * Notes the payments of several orders, as they stand in the bank's list: each in a transaction of its own, so that a wrong
 * number keeps back no other. Throws an `OperatorError` that names those that were not noted.
 */
export async function notePayments(
  context: OperatorContext,
  given: string,
  isDryRun: boolean,
): Promise<void> {
  const numbers = [...new Set(readOrderNumbers(given).map((number) => number.trim().toUpperCase()))];
  const [first] = numbers;
  if (first === undefined) throw wrongUsage('注文番号を指定してください', 'Give the number of an order');
  if (numbers.length === 1) return changeOrder(context, first, { step: 'paid' }, isDryRun);
  const wrong: string[] = [];
  for (const number of numbers)
    try {
      await changeOrder(context, number, { step: 'paid' }, isDryRun);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      context.print(error.japanese);
      wrong.push(number);
    }
  if (wrong.length > 0)
    throw new OperatorError(
      `${numbers.length} 件のうち ${wrong.length} 件は記録できません: ${wrong.join('、')}`,
      `${wrong.length} of ${numbers.length} cannot be noted: ${wrong.join(', ')}`,
    );
}
