import * as v from 'valibot';
import { Id } from '../wire/id';
import { optionalName, requiredName } from '../wire/text-input';

const NAME_MAX = 50;
/** Days of each month, with the leap day. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 1 誕生日 · 2 結婚記念日 · 3 敬老・長寿のお祝い · 99 その他. */
export const MemorialDivision = v.picklist([1, 2, 3, 99], '区分を選択してください');

/** A day that a member wants to be reminded of (account §3 "User memorial"). */
export const UserMemorial = v.object({
  id: Id,
  user_id: Id,
  /** Whose day it is. */
  target_user_name: v.string(),
  division_ct: MemorialDivision,
  /** What the day is called, e.g. 還暦のお祝い. */
  name: v.string(),
  month: v.number(),
  date: v.number(),
  /** How the person is addressed on a card, e.g. おばあちゃん. */
  call: v.string(),
});
export type UserMemorial = v.InferOutput<typeof UserMemorial>;

/** What a member writes of it. */
export const UserMemorialInput = v.pipe(
  v.object({
    target_user_name: requiredName('お名前', NAME_MAX),
    division_ct: MemorialDivision,
    name: v.optional(optionalName('記念日の名前', NAME_MAX), ''),
    month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DAYS.length)),
    date: v.pipe(v.number(), v.integer(), v.minValue(1)),
    call: v.optional(optionalName('呼び名', NAME_MAX), ''),
  }),
  v.forward(
    v.partialCheck(
      [['month'], ['date']],
      ({ month, date }) => date <= (DAYS[month - 1] ?? 0),
      '日付が無効です',
    ),
    ['date'],
  ),
);
export type UserMemorialInput = v.InferInput<typeof UserMemorialInput>;
