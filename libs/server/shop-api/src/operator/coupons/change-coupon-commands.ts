import { CHANNEL_OPTION, DRY_RUN_OPTION, shopCommand } from '../command/operator-command';
import { checkCoupon } from './check-coupon';
import { changeCoupon } from './change-coupon';
import { COUPON_OPTIONS } from './coupon-options';
import { type CouponGroup, readGroup } from './coupon-rows';
import { type CouponTerms, readCouponTerms } from './coupon-terms';

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
        const after = {
          ...readCouponTerms(args, before, context.clock.now()),
          ...(group === undefined ? groupOf(before) : await readGroup(tx, before.channelId, group)),
        };
        checkCoupon(after, before);
        return after;
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
        const endsAt = before.endsAt <= now ? before.endsAt : now;
        return Promise.resolve({ ...termsOf(before), ...groupOf(before), endsAt });
      },
    }),
});

const groupOf = ({ groupId, group }: CouponGroup): CouponGroup => ({ groupId, group });

/** The terms alone: what counts its uses is changed by orders only. */
const termsOf = (coupon: CouponTerms): CouponTerms => ({
  name: coupon.name,
  description: coupon.description,
  discountKind: coupon.discountKind,
  discountValue: coupon.discountValue,
  minimumSubtotal: coupon.minimumSubtotal,
  isShow: coupon.isShow,
  isPublic: coupon.isPublic,
  startsAt: coupon.startsAt,
  endsAt: coupon.endsAt,
  takeLimit: coupon.takeLimit,
  useLimit: coupon.useLimit,
});

/** The commands that change coupons. */
export const changeCouponCommands = [change, stop];
