import * as v from 'valibot';
import { DateText } from '../wire/timestamp';
import { Id } from '../wire/id';

/** What a destination at a school is called, wherever the way of delivery is named. */
export const PICKUP_NAME = '学校で受け取り';

/** That something is handed over at a school: which one, when, and until when it could be ordered (Asia/Tokyo). */
export const SchoolPickup = v.object({
  school_id: Id,
  school_name: v.string(),
  /** The day on which the school hands it over. */
  pickup_on: DateText,
  /** The last day on which it can be ordered. */
  order_until: DateText,
});
export type SchoolPickup = v.InferOutput<typeof SchoolPickup>;
