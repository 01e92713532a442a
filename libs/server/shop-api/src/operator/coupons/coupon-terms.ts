import type { CouponRow } from '../../coupons/coupon-store';
import { endOfTokyoDay, startOfTokyoDay, tokyoDayOf } from '../../tokyo-time/tokyo-day';
import type { CommandArguments } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { readDay } from '../command/read-day';
import { wholeNumber } from '../command/whole-number';
import { readLine } from '../command/read-line';

/** What an operator decides about a coupon, besides the group of customers that it is for. */
export type CouponTerms = Pick<
  CouponRow,
  | 'name'
  | 'description'
  | 'discountKind'
  | 'discountValue'
  | 'minimumSubtotal'
  | 'isShow'
  | 'isPublic'
  | 'startsAt'
  | 'endsAt'
  | 'takeLimit'
  | 'useLimit'
>;

/** The word for no limit, and for no group. */
export const NONE = 'none';

const MAX_YEN = 99_999_999;
const MAX_PERCENT = 100;
const MAX_COUNT = 99_999_999;
const MAX_NAME = 100;
const MAX_DESCRIPTION = 500;

/** What a new coupon has where no option says otherwise; what it takes off and its end have to be said. */
export function usualTerms(now: Date): CouponTerms {
  const today = startOfTokyoDay(tokyoDayOf(now));
  return {
    name: '',
    description: '',
    discountKind: 'amount',
    discountValue: 0,
    minimumSubtotal: 0,
    isShow: true,
    isPublic: false,
    startsAt: today,
    endsAt: today,
    takeLimit: null,
    useLimit: null,
  };
}

function readFlag(name: string, text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw wrongUsage(`${name} は true か false です: ${text}`, `${name} is true or false: ${text}`);
}

const readLimit = (name: string, text: string): number | null =>
  text === NONE ? null : wholeNumber(name, text, 1, MAX_COUNT);

function readDiscount(
  args: CommandArguments,
  { discountKind, discountValue }: CouponTerms,
): Pick<CouponTerms, 'discountKind' | 'discountValue'> {
  const off = args.optional('off');
  const rate = args.optional('rate');
  if (off !== undefined && rate !== undefined)
    throw wrongUsage('--off と --rate は、どちらか一つを指定してください', 'Say --off or --rate, not both');
  if (off !== undefined)
    return { discountKind: 'amount', discountValue: wholeNumber('--off', off, 1, MAX_YEN) };
  if (rate !== undefined)
    return { discountKind: 'percent', discountValue: wholeNumber('--rate', rate, 1, MAX_PERCENT) };
  return { discountKind, discountValue };
}

/** From when to when. One that is stopped before it began keeps its days until options name others. */
function readPeriod(
  args: CommandArguments,
  before: CouponTerms,
  now: Date,
): Pick<CouponTerms, 'startsAt' | 'endsAt'> {
  const from = args.optional('from');
  const to = args.optional('to');
  const startsAt = from === undefined ? before.startsAt : startOfTokyoDay(readDay('--from', from));
  const endsAt = to === undefined ? before.endsAt : endOfTokyoDay(readDay('--to', to));
  if (to !== undefined && endsAt <= now)
    throw wrongUsage(
      `--to が過ぎています: ${to}（いま終えるには coupons stop）`,
      `--to is over: ${to} (coupons stop ends a coupon now)`,
    );
  if ((from !== undefined || to !== undefined) && endsAt <= startsAt)
    throw wrongUsage(
      `終わりが始まりより前です: ${tokyoDayOf(startsAt)} から ${tokyoDayOf(endsAt)} まで`,
      `It would end before it begins: ${tokyoDayOf(startsAt)} to ${tokyoDayOf(endsAt)}`,
    );
  return { startsAt, endsAt };
}

/** The terms as the options change them. */
export function readCouponTerms(args: CommandArguments, before: CouponTerms, now: Date): CouponTerms {
  const read = <Value>(option: string, present: Value, parse: (name: string, text: string) => Value) => {
    const text = args.optional(option);
    return text === undefined ? present : parse(`--${option}`, text);
  };
  return {
    name: read('name', before.name, (name, text) => readLine(name, text, 1, MAX_NAME)),
    description: read('description', before.description, (name, text) =>
      readLine(name, text, 0, MAX_DESCRIPTION),
    ),
    ...readDiscount(args, before),
    minimumSubtotal: read('min-amount', before.minimumSubtotal, (name, text) =>
      wholeNumber(name, text, 0, MAX_YEN),
    ),
    isShow: read('show', before.isShow, readFlag),
    isPublic: read('guests', before.isPublic, readFlag),
    ...readPeriod(args, before, now),
    takeLimit: read('take-limit', before.takeLimit, readLimit),
    useLimit: read('use-limit', before.useLimit, readLimit),
  };
}
