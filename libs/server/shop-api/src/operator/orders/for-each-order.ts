import type { OperatorContext } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { readOrderNumbers } from './read-order-numbers';

/**
 * Takes a step with several orders, as they stand in a bank's or a carrier's list (`NO,NO…`): each in a transaction of its own,
 * so that a wrong number keeps back no other. Throws an `OperatorError` that names those that were not noted.
 */
export async function forEachOrder(
  { print }: Pick<OperatorContext, 'print'>,
  given: string,
  change: (orderNo: string) => Promise<void>,
): Promise<void> {
  const numbers = [...new Set(readOrderNumbers(given).map((number) => number.trim().toUpperCase()))];
  const [first] = numbers;
  if (first === undefined) throw wrongUsage('注文番号を指定してください', 'Give the number of an order');
  if (numbers.length === 1) return change(first);
  const wrong: string[] = [];
  for (const number of numbers)
    try {
      await change(number);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      print(error.japanese);
      wrong.push(number);
    }
  if (wrong.length > 0)
    throw new OperatorError(
      `${numbers.length} 件のうち ${wrong.length} 件は記録できません: ${wrong.join('、')}`,
      `${wrong.length} of ${numbers.length} cannot be noted: ${wrong.join(', ')}`,
    );
}
