import type { SitePartProps } from '@shop/theme-simple/layouts/default/site-props';
import { PlainSiteHeader } from '@shop/theme-simple/layouts/default/site-header';
import look from './school-header.module.css';
import { SchoolMark } from './school-mark';

/** The head of the school shop: white, with a band in the colour of its ties. */
export default function SchoolHeader(props: SitePartProps) {
  return <PlainSiteHeader {...props} look={look} mark={<SchoolMark />} />;
}
