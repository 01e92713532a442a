import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import type { UndoneStep } from '../../orders/check-undo';
import { DRY_RUN_OPTION, hasDryRun, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { undoRefund } from './note-refund';
import { REFUNDED } from './order-words';
import { undoOrder } from './undo-order';

const MOST_DESTINATIONS = 10_000;

/** The mark of a refund by hand is taken back, too. */
type Undone = UndoneStep | 'refunded';
const STEP_NAMES: Readonly<Record<Undone, string>> = {
  paid: ORDER_STATUS_NAMES.paid,
  shipped: ORDER_STATUS_NAMES.shipped,
  delivered: ORDER_STATUS_NAMES.delivered,
  refunded: REFUNDED,
};
const STEPS: readonly Undone[] = ['paid', 'shipped', 'delivered', 'refunded'];
const STEP_WORD = STEPS.join('|');

function readStep(given: string): Undone {
  const step = STEPS.find((one) => one === given);
  if (step !== undefined) return step;
  const known = STEPS.map((one) => `${one}（${STEP_NAMES[one]}）`).join('、');
  throw wrongUsage(
    `取り消せるのは次のどれかです: ${known}`,
    `What can be undone is one of these: ${STEPS.join(', ')}`,
  );
}

/** `orders undo`: takes back what was noted by mistake. */
export const undoCommand = shopCommand({
  name: 'orders undo',
  words: [{ name: 'NO' }, { name: STEP_WORD }],
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
  ja: 'まちがえて記録した入金・発送・配達・返金を取り消し、お知らせの取り消しをメールで送ります（配達と返金はメールなし）',
  en: 'takes back a payment, shipment, delivery or refund by hand that was noted by mistake, and mails that it was one (not of a delivery or refund)',
  run(context, args) {
    const step = readStep(args.value(STEP_WORD));
    const given = args.optional('destination');
    if (given !== undefined && step !== 'shipped')
      throw wrongUsage('--destination は shipped と指定します', '--destination goes with shipped');
    const destination =
      given === undefined ? null : wholeNumber('--destination', given, 1, MOST_DESTINATIONS);
    const isDryRun = hasDryRun(args);
    if (step === 'refunded') return undoRefund(context, args.value('NO'), isDryRun);
    return undoOrder(context, args.value('NO'), { step, destination }, isDryRun);
  },
});
