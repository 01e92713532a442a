import { CHANNEL_OPTION, DRY_RUN_OPTION, shopCommand } from '../command/operator-command';
import { checkCoupon } from './check-coupon';
import { changeCoupon } from './change-coupon';
import { COUPON_OPTIONS } from './coupon-options';
import { readGroup } from './coupon-rows';
import { readCouponTerms } from './coupon-terms';

const CODE = { name: 'CODE' };

const change = shopCommand({
  name: 'coupons change',
  words: [CODE],
  options: [CHANNEL_OPTION, ...COUPON_OPTIONS, DRY_RUN_OPTION],
  ja: 'クーポンを変えます（指定したものだけ）。使われたご注文はそのままです',
  en: 'changes what is named of a coupon; orders that used it stay as they are',
  run: (context, args) =>
    changeCoupon(context, args, {
      command: 'coupons change',
      async decide(tx, before) {
        const group = args.optional('group');
        const changed = {
          ...readCouponTerms(args, before, context.clock.now()),
          ...(group === undefined ? {} : await readGroup(tx, before.channelId, group)),
        };
        checkCoupon({ ...before, ...changed }, before);
        return changed;
      },
    }),
});

const stop = shopCommand({
  name: 'coupons stop',
  words: [CODE],
  options: [CHANNEL_OPTION, DRY_RUN_OPTION],
  ja: 'クーポンをいま終えます。カートに入っていても使えなくなり、使われたご注文はそのままです',
  en: 'ends a coupon now, in carts too; orders that used it stay as they are',
  run: (context, args) =>
    changeCoupon(context, args, {
      command: 'coupons stop',
      decide(_tx, before) {
        const now = context.clock.now();
        return Promise.resolve(before.endsAt <= now ? {} : { endsAt: now });
      },
    }),
});

/** The commands that change coupons. */
export const changeCouponCommands = [change, stop];
