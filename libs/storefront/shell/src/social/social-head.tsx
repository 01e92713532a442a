import { useShopServices } from '@shop/query/shop-services-provider';
import { useTheme } from '@shop/theming/theme-provider';
import { titleOfPage } from '@shop/theming/theme-page';
import { useLocation, useParams } from 'react-router-dom';
import type { SocialPage } from '../document/render-assets';
import { useShopDocument } from '../document/shop-document-provider';
import { SOCIAL_ATTRIBUTE } from '../document/social-attribute';
import { describePage } from './describe-page';
import { feedLinks } from './feed-links';
import { structuredDataText } from './structured-data-text';

/** A file of every shop's build. */
const TOUCH_ICON_PATH = '/apple-touch-icon.png';

/**
 * Icon for phones, feeds, Open Graph tags, Twitter card and structured data of a document. Rendered by the server only:
 * the programs that read them load whole documents, so the browser's code does not contain them.
 */
export function SocialHead({ page, title, description, siteName, url }: SocialPage) {
  const services = useShopServices();
  const { origin, channel } = useShopDocument();
  const { search } = useLocation();
  const params = useParams();
  const theme = useTheme();
  const about = describePage(page, {
    services,
    params,
    search: new URLSearchParams(search),
    siteName,
    title,
    theme,
    origin,
    url,
  });
  const { picture } = about;
  const properties = {
    'og:site_name': siteName || channel,
    'og:type': about.type,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': 'ja_JP',
    ...(picture !== null && {
      'og:image': `${origin}${picture.src}`,
      'og:image:width': String(picture.width),
      'og:image:height': String(picture.height),
      'og:image:alt': picture.alt || title,
    }),
  };
  const mark = { [SOCIAL_ATTRIBUTE]: '' };
  return (
    <>
      {Object.entries(properties).map(
        ([property, content]) =>
          content !== undefined && <meta key={property} property={property} content={content} {...mark} />,
      )}
      <meta name="twitter:card" content={picture === null ? 'summary' : 'summary_large_image'} {...mark} />
      <link rel="apple-touch-icon" href={TOUCH_ICON_PATH} {...mark} />
      {feedLinks(page).map(({ name, path }) => (
        <link
          key={name}
          rel="alternate"
          type="application/rss+xml"
          href={path}
          title={titleOfPage(theme, name)}
          {...mark}
        />
      ))}
      {about.structuredData.map((data) => (
        <script key={String(data['@type'])} type="application/ld+json" {...mark}>
          {structuredDataText(data)}
        </script>
      ))}
    </>
  );
}
