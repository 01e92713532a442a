import * as v from 'valibot';
import { Coupon } from '../coupons/coupon';
import { Image } from '../images/image';
import { LayoutName } from '../layouts/layout-name';
import { HtmlText } from '../wire/html-text';
import { Timestamp } from '../wire/timestamp';

/** A landing page in a list. */
export const LandingPageEntry = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.nullable(Image),
  updated_at: Timestamp,
});
export type LandingPageEntry = v.InferOutput<typeof LandingPageEntry>;

/** A whole landing page. */
export const LandingPage = v.object({
  ...LandingPageEntry.entries,
  layout: LayoutName,
  extend: v.object({ is_show_header: v.boolean(), is_show_footer: v.boolean() }),
  body: HtmlText,
  /** The alias of the collection whose products it shows (`GET /v1/collections/{alias}`). */
  collection: v.nullable(v.string()),
  /** Coupons that can be taken here, and those taken already. */
  coupons: v.array(Coupon),
});
export type LandingPage = v.InferOutput<typeof LandingPage>;
