import { paths } from '@shop/site/paths/paths';
import type { StructuredData } from './page-description';

/** Served by the server of every shop; of the size that search engines want of a logo at least. */
const ICON_PATH = '/apple-touch-icon.png';

/** The shop as a schema.org Organization, with its logo and where to reach it. */
export function organizationData(siteName: string, origin: string, logo: string | null): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteName,
    url: `${origin}/`,
    logo: `${origin}${logo ?? ICON_PATH}`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: `${origin}${paths.contact()}`,
      availableLanguage: 'ja',
    },
  };
}
