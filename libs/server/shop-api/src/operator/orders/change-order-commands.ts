import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import { DRY_RUN_OPTION, hasDryRun, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { changeOrder } from './change-order';
import { forEachOrder } from './for-each-order';
import { noteRefund } from './note-refund';
import { NUMBERS } from './read-order-numbers';
import { undoCommand } from './undo-command';
import { shippedCommand } from '../shipments/shipped-command';

const REASON_MAX = 1_000;
const NUMBER = { name: 'NO' };
const CAME_BACK = 'came-back';
const SEVERAL = { name: NUMBERS };

function readReason(given: string): string {
  const reason = given.trim();
  if (reason !== '' && reason.length <= REASON_MAX && !reason.includes('\0')) return reason;
  throw wrongUsage(
    `理由は 1 から ${REASON_MAX} 文字で指定してください`,
    `A reason has 1 to ${REASON_MAX} characters`,
  );
}

const paid = shopCommand({
  name: 'orders paid',
  words: [SEVERAL],
  options: [DRY_RUN_OPTION],
  ja: 'ご入金確認済みにし、メールでお知らせします。代金引換は発送の後に記録します',
  en: 'notes that the money came in and tells the shopper by mail; cash on delivery once it has left',
  run: (context, args) =>
    forEachOrder(context, args.value(NUMBERS), (no) =>
      changeOrder(context, no, { step: 'paid' }, { isDryRun: hasDryRun(args) }),
    ),
});

const delivered = shopCommand({
  name: 'orders delivered',
  words: [SEVERAL],
  options: [DRY_RUN_OPTION],
  ja: `${ORDER_STATUS_NAMES.delivered}にします`,
  en: 'notes that the parcel arrived',
  run: (context, args) =>
    forEachOrder(context, args.value(NUMBERS), (no) =>
      changeOrder(context, no, { step: 'delivered' }, { isDryRun: hasDryRun(args) }),
    ),
});

const cancelled = shopCommand({
  name: 'orders cancelled',
  words: [NUMBER],
  options: [
    {
      name: 'reason',
      value: 'R',
      ja: 'キャンセル理由（お客様に伝わります）',
      en: 'why; the shopper reads it',
    },
    {
      name: CAME_BACK,
      isOptional: true,
      ja: '発送したお荷物が受け取られずに戻り、ご入金がない（代金引換など）',
      en: 'what was shipped came back, neither taken in nor paid (cash on delivery)',
    },
    DRY_RUN_OPTION,
  ],
  ja: '注文をキャンセルし、在庫を戻し、メールでお知らせします',
  en: 'cancels an order, puts its pieces back and tells the shopper by mail',
  run: (context, args) =>
    changeOrder(
      context,
      args.value('NO'),
      { step: 'cancelled', reason: readReason(args.value('reason')) },
      { isDryRun: hasDryRun(args), isBack: args.optional(CAME_BACK) !== undefined },
    ),
});

const refunded = shopCommand({
  name: 'orders refunded',
  words: [SEVERAL],
  options: [DRY_RUN_OPTION],
  ja: 'キャンセルされたご注文の返金（手作業）が済んだことを記録します',
  en: 'notes that the money of a cancelled order was paid back by hand',
  run: (context, args) =>
    forEachOrder(context, args.value(NUMBERS), (no) => noteRefund(context, no, hasDryRun(args))),
});

export const changeOrderCommands = [paid, shippedCommand, delivered, cancelled, refunded, undoCommand];
