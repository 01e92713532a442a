import * as v from 'valibot';
import { Image } from '../images/image';
import { ProductSummary } from '../products/product';
import { Id } from '../wire/id';

/** A person of the shop who puts things together. */
export const StylistEntry = v.object({
  id: Id,
  key: v.string(),
  name: v.string(),
  name_kana: v.string(),
  /** e.g. テーブルコーディネーター. */
  role: v.string(),
  image: v.nullable(Image),
});
export type StylistEntry = v.InferOutput<typeof StylistEntry>;

/** One stylist with what was put together; texts are plain. */
export const Stylist = v.object({
  ...StylistEntry.entries,
  profile: v.string(),
  looks: v.array(
    v.object({
      id: Id,
      title: v.string(),
      text: v.string(),
      image: v.nullable(Image),
      products: v.array(ProductSummary),
    }),
  ),
});
export type Stylist = v.InferOutput<typeof Stylist>;
