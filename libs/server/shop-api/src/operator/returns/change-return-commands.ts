import { RETURN_STATUS_NAMES } from '@shop/contract/returns/return-status';
import { DRY_RUN_OPTION, hasDryRun, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { CARRIER_OPTION, readParcel } from '../orders/parcel-options';
import { changeReturn, type ReturnStep } from './change-return';
import { completion } from './complete-return';
import { returnInstructions } from './return-instructions';
import { answeredOtherwise } from './told-otherwise';

const TEXT_MAX = 1_000;
const WHOLE = /^\d{1,12}$/;
const NUMBER = { name: 'NO' };

function readText(name: string, given: string): string {
  const text = given.trim();
  if (text !== '' && text.length <= TEXT_MAX && !text.includes('\0')) return text;
  throw wrongUsage(
    `${name} は 1 から ${TEXT_MAX} 文字で指定してください`,
    `${name} has 1 to ${TEXT_MAX} characters`,
  );
}

function readRefund(given: string): number {
  if (WHOLE.test(given)) return Number(given);
  throw wrongUsage(`--refund は 0 以上の円の整数です: ${given}`, `--refund is whole yen from 0 on: ${given}`);
}

function readPoints(given: string): number {
  if (WHOLE.test(given)) return Number(given);
  throw wrongUsage(
    `--points は 0 以上の整数です: ${given}`,
    `--points is a whole number from 0 on: ${given}`,
  );
}

const approve = shopCommand({
  name: 'returns approve',
  words: [NUMBER],
  options: [
    {
      name: 'instructions',
      value: 'TEXT',
      isOptional: true,
      ja: '返送の方法（お客様に届きます）。はじめは INVOICE.ISSUER.* の住所と送料の負担',
      en: 'how to send the goods back; the member reads it. By default the address of INVOICE.ISSUER.* and who pays',
    },
    DRY_RUN_OPTION,
  ],
  ja: '返品・サイズ交換を承り、返送の方法をメールでお知らせします。サイズ交換では交換品を確保します',
  en: 'approves a return and mails how to send the goods back; of an exchange the new size is reserved',
  run(context, args) {
    const given = args.optional('instructions');
    const instructions = given === undefined ? null : readText('--instructions', given);
    const step: ReturnStep = {
      from: 'requested',
      to: 'approved',
      otherwise: (found) => answeredOtherwise(found, instructions),
      decide: async (tx, found) => ({
        to: 'approved',
        answer: instructions ?? (await returnInstructions(tx, found)),
      }),
    };
    return changeReturn(context, args.value('NO'), step, hasDryRun(args));
  },
});

const refuse = shopCommand({
  name: 'returns refuse',
  words: [NUMBER],
  options: [
    { name: 'reason', value: 'R', ja: '理由（お客様に伝わります）', en: 'why; the member reads it' },
    DRY_RUN_OPTION,
  ],
  ja: `返品・サイズ交換を「${RETURN_STATUS_NAMES.refused}」にし、理由をメールでお知らせします。承認済みのサイズ交換にも使え、確保した交換品は在庫に戻ります`,
  en: 'refuses a return and mails why; an approved exchange too, whose reserved pieces go back to the stock',
  run(context, args) {
    const answer = readText('--reason', args.value('reason'));
    const step: ReturnStep = {
      from: 'requested',
      to: 'refused',
      otherwise: (found) => answeredOtherwise(found, answer),
      decide: () => Promise.resolve({ to: 'refused', answer }),
    };
    return changeReturn(context, args.value('NO'), step, hasDryRun(args));
  },
});

const complete = shopCommand({
  name: 'returns complete',
  words: [NUMBER],
  options: [
    {
      name: 'restock',
      value: 'all|none|LINE:N,…',
      ja: '在庫に戻す数量（行は returns show の番号）',
      en: 'what goes back to the stock; lines as returns show numbers them',
    },
    {
      name: 'refund',
      value: 'YEN',
      isOptional: true,
      ja: '返金額（税込、円）。返品のときに指定します。返金そのものは手作業です',
      en: 'the refund in yen with tax, unless it is an exchange; it is made by hand',
    },
    {
      name: 'tracking',
      value: 'T',
      isOptional: true,
      ja: '交換品のお問い合わせ番号（伝票番号）。サイズ交換のときに指定します',
      en: 'the tracking number of the new size, for an exchange',
    },
    CARRIER_OPTION,
    {
      name: 'points',
      value: 'N',
      isOptional: true,
      ja: 'お返しするご利用ポイント（はじめは 0）。付与ポイントは返金の割合で取り消されます',
      en: 'how many of the points that the order used go back (0); those that it brings are revoked in proportion',
    },
    DRY_RUN_OPTION,
  ],
  ja: '返品・サイズ交換を完了し、在庫とポイントを戻し、返金額または交換品の発送をメールでお知らせします',
  en: 'ends a return: puts pieces back to the stock, settles the points and mails the refund, or how the new size left',
  run(context, args) {
    const refund = args.optional('refund');
    const tracking = args.optional('tracking');
    return changeReturn(
      context,
      args.value('NO'),
      completion({
        restock: args.value('restock'),
        refund: refund === undefined ? null : readRefund(refund),
        parcel: tracking === undefined ? null : readParcel(tracking, args.optional('carrier')),
        points: readPoints(args.optional('points') ?? '0'),
      }),
      hasDryRun(args),
    );
  },
});

/** The commands that decide and end return requests. */
export const changeReturnCommands = [approve, refuse, complete];
