import type { StructuredData } from './page-description';

/** The shop as schema.org has it, with the way to search it. */
export function websiteData(siteName: string, origin: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    inLanguage: 'ja',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/product?word={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
