import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import type { UndoneStep } from '../../orders/check-undo';
import { DRY_RUN_OPTION, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { undoOrder } from './undo-order';

const MOST_DESTINATIONS = 10_000;

const STEPS: readonly UndoneStep[] = ['paid', 'shipped', 'delivered'];

function readStep(given: string): UndoneStep {
  const step = STEPS.find((one) => one === given);
  if (step !== undefined) return step;
  const known = STEPS.map((one) => `${one}（${ORDER_STATUS_NAMES[one]}）`).join('、');
  throw wrongUsage(
    `取り消せるのは次のどれかです: ${known}`,
    `What can be undone is one of these: ${STEPS.join(', ')}`,
  );
}

/** `orders undo`: takes back what was noted by mistake. */
export const undoCommand = shopCommand({
  name: 'orders undo',
  words: [{ name: 'NO' }, { name: 'paid|shipped|delivered' }],
  options: [
    {
      name: 'destination',
      value: 'N',
      isOptional: true,
      ja: 'shipped のとき、お届け先の番号（orders show の順に 1 から）。お届け先が一つなら不要です',
      en: 'of shipped, the number of the destination, from 1 in the order of `orders show`; not needed where there is one',
    },
    DRY_RUN_OPTION,
  ],
  ja: 'まちがえて記録した入金・発送・配達を取り消し、お知らせの取り消しをメールで送ります（配達はメールなし）',
  en: 'takes back a payment, shipment or delivery that was noted by mistake, and mails that it was one (not of a delivery)',
  run(context, args) {
    const step = readStep(args.value('paid|shipped|delivered'));
    const given = args.optional('destination');
    if (given !== undefined && step !== 'shipped')
      throw wrongUsage('--destination は shipped と指定します', '--destination goes with shipped');
    const destination =
      given === undefined ? null : wholeNumber('--destination', given, 1, MOST_DESTINATIONS);
    const isDryRun = args.optional('dry-run') !== undefined;
    return undoOrder(context, args.value('NO'), { step, destination }, isDryRun);
  },
});
