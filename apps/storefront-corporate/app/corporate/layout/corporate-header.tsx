import type { SitePartProps } from '@shop/theme-simple/layouts/default/site-props';
import { PlainSiteHeader } from '@shop/theme-simple/layouts/default/site-header';
import look from './corporate-header.module.css';
import { CorporateMark } from './corporate-mark';

/** The head of the wholesale shop: dark, with what its buyers have to know before they look at prices. */
export default function CorporateHeader(props: SitePartProps) {
  return <PlainSiteHeader {...props} look={look} mark={<CorporateMark />} />;
}
