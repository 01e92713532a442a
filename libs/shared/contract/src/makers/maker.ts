import * as v from 'valibot';
import { Image } from '../images/image';
import { Id } from '../wire/id';

/** メーカー. */
export const Maker = v.object({
  id: Id,
  key: v.string(),
  name: v.string(),
  name_kana: v.string(),
  description: v.string(),
  image: v.nullable(Image),
});
export type Maker = v.InferOutput<typeof Maker>;
