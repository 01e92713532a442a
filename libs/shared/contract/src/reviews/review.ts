import * as v from 'valibot';
import { Id } from '../wire/id';
import { listOf } from '../wire/list-of';
import { multilineText, requiredLine, requiredName } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';

const LINE_MAX = 60;
const BODY_MAX = 2000;
const WORST = 1;
const BEST = 5;
/** Whole stars, 1 to 5. */
export const Rating = v.pipe(v.number(), v.integer(), v.minValue(WORST), v.maxValue(BEST));

/** Photos of one review. */
const PHOTOS_MAX = 3;

/** A photo of a review. The specification names no fields of a review; shoppers judge a thing by how it looks in a home. */
export const ReviewPhoto = v.object({
  id: Id,
  /** `/files/…`, on the API's origin and on every shop's; public while its review is shown. */
  path: v.string(),
  /** The middle of it, small and square. */
  thumbnail_path: v.string(),
  /** Pixels. */
  width: v.number(),
  height: v.number(),
});
export type ReviewPhoto = v.InferOutput<typeof ReviewPhoto>;

/** What a member thinks of a product; its variants share their reviews. */
export const Review = v.object({
  id: Id,
  /** 1 to 5. */
  rating: Rating,
  title: v.string(),
  /** Plain text with line breaks. */
  body: v.string(),
  nickname: v.string(),
  /** The member, whose mail address is verified, has bought the product here: in an order that was paid or delivered. */
  is_buyer: v.boolean(),
  /** Written by the member who makes the call. */
  is_mine: v.boolean(),
  /** In the order in which they were chosen. */
  photos: v.array(ReviewPhoto),
  created_at: Timestamp,
});
export type Review = v.InferOutput<typeof Review>;

export const ReviewInput = v.object({
  rating: Rating,
  title: requiredLine('タイトル', LINE_MAX),
  body: v.pipe(multilineText('レビュー本文', BODY_MAX), v.nonEmpty('レビュー本文を入力してください')),
  nickname: requiredName('ニックネーム', LINE_MAX),
  /** Photos that the member has uploaded before, for `reviews`. */
  photo_ids: v.optional(listOf(Id, PHOTOS_MAX, `写真は${PHOTOS_MAX}枚までにしてください`), []),
});
export type ReviewInput = v.InferInput<typeof ReviewInput>;
