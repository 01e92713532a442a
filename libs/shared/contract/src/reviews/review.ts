import * as v from 'valibot';
import { Id } from '../wire/id';
import { multilineText, requiredLine } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';

const LINE_MAX = 60;
const BODY_MAX = 2000;
const WORST = 1;
const BEST = 5;
/** Whole stars, 1 to 5. */
export const Rating = v.pipe(v.number(), v.integer(), v.minValue(WORST), v.maxValue(BEST));

/** What a member thinks of a product; its variants share their reviews. */
export const Review = v.object({
  id: Id,
  /** 1 to 5. */
  rating: Rating,
  title: v.string(),
  /** Plain text with line breaks. */
  body: v.string(),
  nickname: v.string(),
  /** The member has bought the product here. */
  is_buyer: v.boolean(),
  /** Written by the member who makes the call. */
  is_mine: v.boolean(),
  created_at: Timestamp,
});
export type Review = v.InferOutput<typeof Review>;

export const ReviewInput = v.object({
  rating: Rating,
  title: requiredLine('タイトル', LINE_MAX),
  body: v.pipe(multilineText('レビュー本文', BODY_MAX), v.nonEmpty('レビュー本文を入力してください')),
  nickname: requiredLine('ニックネーム', LINE_MAX),
});
export type ReviewInput = v.InferInput<typeof ReviewInput>;
