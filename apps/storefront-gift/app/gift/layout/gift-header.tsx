import type { SitePartProps } from '@shop/theme-simple/layouts/default/site-props';
import { PlainSiteHeader } from '@shop/theme-simple/layouts/default/site-header';
import look from './gift-header.module.css';
import { GiftMark } from './gift-mark';

/** The head of the gift shop: its name in the middle, as on a wrapping paper. */
export default function GiftHeader(props: SitePartProps) {
  return <PlainSiteHeader {...props} look={look} mark={<GiftMark />} />;
}
