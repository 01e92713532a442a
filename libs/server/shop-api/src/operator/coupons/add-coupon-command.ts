import { announceChange } from '../../db/database-changes';
import { coupons } from '../../db/schema';
import { priceSumsOf } from '../../site/front-settings';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, DRY_RUN_OPTION, hasDryRun, shopCommand } from '../command/operator-command';
import { printOutcome } from '../command/print-outcome';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { lockChannel } from '../require-channel';
import { checkCoupon } from './check-coupon';
import { NEW_COUPON_OPTIONS } from './coupon-options';
import { FOR_ALL, readGroup } from './coupon-rows';
import { readCouponTerms, usualTerms } from './coupon-terms';
import { readNewCouponCode } from './coupon-texts';
import { auditedCoupon, couponLines } from './describe-coupon';

/** `coupons add` */
export const addCouponCommand = shopCommand({
  name: 'coupons add',
  words: [{ name: 'CODE' }],
  options: [CHANNEL_OPTION, ...NEW_COUPON_OPTIONS, DRY_RUN_OPTION],
  ja: 'クーポンを登録します。--off か --rate のどちらかが必要です',
  en: 'adds a coupon; it needs --off or --rate',
  async run(context, args) {
    const now = context.clock.now();
    const code = readNewCouponCode(args.value('CODE'));
    if (args.optional('off') === undefined && args.optional('rate') === undefined)
      throw wrongUsage('--off か --rate を指定してください', 'Say --off or --rate');
    const terms = readCouponTerms(args, usualTerms(now), now);
    const isDryRun = hasDryRun(args);
    await printOutcome(context, async (tx, rollBack) => {
      // Locked, because the amounts are meant as the shop states its sums now.
      const channel = await lockChannel(tx, args.value('channel'));
      const given = args.optional('group');
      const { groupId, group } = given === undefined ? FOR_ALL : await readGroup(tx, channel.id, given);
      const coupon = { ...terms, group };
      checkCoupon(coupon, { takenCount: 0, usedCount: 0 });
      const added = await tx
        .insert(coupons)
        .values({ ...terms, groupId, channelId: channel.id, code })
        .onConflictDoNothing({ target: [coupons.channelId, coupons.code] })
        .returning({ id: coupons.id });
      if (added.length === 0)
        throw new OperatorError(
          `クーポンはすでにあります: ${code}（変えるには coupons change）`,
          `There is a coupon ${code} already (coupons change changes it)`,
        );
      const said = couponLines(coupon, priceSumsOf(channel));
      if (isDryRun)
        return rollBack([`${code}: 登録できます（まだ登録していません）。 Nothing was added yet.`, ...said]);
      // The table has no trigger: every order that uses a coupon writes it.
      await announceChange(tx, { channelId: channel.id, what: 'content' });
      await recordAudit(tx, context, {
        command: 'coupons add',
        channelId: channel.id,
        target: code,
        before: null,
        after: auditedCoupon(coupon),
      });
      return [`${code}: クーポンを登録しました。 The coupon is added.`, ...said];
    });
  },
});
