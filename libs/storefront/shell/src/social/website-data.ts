import { paths } from '@shop/site/paths/paths';
import type { StructuredData } from './page-description';

/** The shop as a schema.org WebSite, with its search. */
export function websiteData(siteName: string, origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    inLanguage: 'ja',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${paths.productList()}?word={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
