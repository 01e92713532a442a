import { RETURN_REASON_NAMES, ReturnReason } from '@shop/contract/returns/return-reason';
import { OTHER_RETURN_REASON, RETURN_REMARK_MAX } from '@shop/contract/returns/return-rules';
import * as v from 'valibot';
import { DRY_RUN_OPTION, hasDryRun, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { openReturn } from './open-return';

const REASONS = Object.keys(RETURN_REASON_NAMES).join('|');

function readReason(given: string): ReturnReason {
  if (v.is(ReturnReason, given)) return given;
  throw wrongUsage(
    `--reason は ${Object.entries(RETURN_REASON_NAMES)
      .map(([key, name]) => `${key}（${name}）`)
      .join('、')} のいずれかです: ${given}`,
    `--reason is one of ${REASONS}: ${given}`,
  );
}

function readRemark(given: string, reason: ReturnReason): string {
  const remark = given.trim();
  if (remark.length > RETURN_REMARK_MAX || remark.includes('\0'))
    throw wrongUsage(
      `--remark は ${RETURN_REMARK_MAX} 文字までです`,
      `--remark has at most ${RETURN_REMARK_MAX} characters`,
    );
  if (reason === OTHER_RETURN_REASON && remark === '')
    throw wrongUsage(
      '--reason other のときは、--remark で事情を書いてください',
      'With --reason other say what happened by --remark',
    );
  return remark;
}

/** `returns open NO` */
export const openReturnCommand = shopCommand({
  name: 'returns open',
  words: [{ name: 'NO' }],
  options: [
    {
      name: 'items',
      value: 'all|CODE:N,…',
      ja: '戻る商品（商品番号は orders show のもの）',
      en: 'what comes back; codes as orders show prints them',
    },
    { name: 'reason', value: REASONS, ja: '理由', en: 'why' },
    {
      name: 'remark',
      value: 'TEXT',
      isOptional: true,
      ja: '事情（受取拒否、破損の様子など）。--reason other では必要です',
      en: 'what happened, such as a refused parcel; required with --reason other',
    },
    {
      name: 'goods-are-back',
      isOptional: true,
      ja: '商品がもう店に戻っています（返送のご案内は送らず、returns complete へ進めます）',
      en: 'the goods are back already: no mail about sending them, returns complete is next',
    },
    DRY_RUN_OPTION,
  ],
  ja: '店で返品を受け付けます（会員以外のご注文、受取拒否や紛失で戻った荷物にも使えます）。NO は注文番号です',
  en: 'opens a return for an order NO, a guest’s or a parcel that came back too; members open theirs themselves',
  run(context, args) {
    const reason = readReason(args.value('reason'));
    return openReturn(
      context,
      args.value('NO'),
      {
        items: args.value('items'),
        reason,
        remark: readRemark(args.optional('remark') ?? '', reason),
        isBack: args.optional('goods-are-back') !== undefined,
      },
      hasDryRun(args),
    );
  },
});
