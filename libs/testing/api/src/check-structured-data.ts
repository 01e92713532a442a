import * as v from 'valibot';

const Url = v.pipe(v.string(), v.url());
const Text = v.pipe(v.string(), v.nonEmpty());
/** ISO 8601 with a time zone. */
const DateTime = v.pipe(v.string(), v.isoTimestamp());
const typed = <Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  v.looseObject({ '@type': v.literal(type), ...entries });
const Organization = typed('Organization', { name: Text, url: Url });
const Author = v.union([Organization, typed('Person', { name: Text })]);

const article = (type: string) =>
  typed(type, {
    headline: v.pipe(Text, v.maxLength(110)),
    datePublished: DateTime,
    author: Author,
    publisher: Organization,
    mainEntityOfPage: Url,
    image: v.optional(v.pipe(v.array(Url), v.nonEmpty())),
  });

const Offer = typed('Offer', {
  url: Url,
  price: v.pipe(v.number(), v.integer(), v.minValue(1)),
  priceCurrency: v.literal('JPY'),
  availability: v.pipe(
    v.string(),
    v.regex(/^https:\/\/schema\.org\/(?:InStock|LimitedAvailability|OutOfStock)$/),
  ),
});

const AggregateRating = v.pipe(
  typed('AggregateRating', {
    ratingValue: v.number(),
    reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    bestRating: v.number(),
  }),
  v.check(
    ({ ratingValue, bestRating }) => ratingValue >= 1 && ratingValue <= bestRating,
    'rating out of range',
  ),
);

const ListItem = typed('ListItem', { position: v.number(), name: Text, item: Url });

/** What Google documents as required of each type that the shops use. developers.google.com/search/docs/appearance */
const SCHEMAS: Readonly<Record<string, v.GenericSchema<unknown, unknown>>> = {
  Product: typed('Product', {
    name: Text,
    image: v.pipe(v.array(Url), v.nonEmpty()),
    description: Text,
    sku: Text,
    offers: Offer,
    aggregateRating: v.optional(AggregateRating),
  }),
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(ListItem),
      v.minLength(2),
      v.check((items) => items.every(({ position }, at) => position === at + 1), 'positions count from 1'),
    ),
  }),
  Organization: typed('Organization', { name: Text, url: Url, logo: Url }),
  WebSite: typed('WebSite', { name: Text, url: Url, potentialAction: typed('SearchAction', {}) }),
  NewsArticle: article('NewsArticle'),
  BlogPosting: article('BlogPosting'),
  FAQPage: typed('FAQPage', {
    mainEntity: v.pipe(
      v.array(typed('Question', { name: Text, acceptedAnswer: typed('Answer', { text: Text }) })),
      v.nonEmpty(),
    ),
  }),
};

const Block = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });

/**
 * Checks the blocks of structured data of a document and returns their types; throws where one is of an unknown type or
 * lacks what its type requires.
 */
export function checkStructuredData(html: string): readonly string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return blocks.map(([, json = '']) => {
    const block = v.parse(Block, JSON.parse(json));
    const type = block['@type'];
    const schema = SCHEMAS[type];
    if (schema === undefined) throw new Error(`Unknown type ${type}`);
    const result = v.safeParse(schema, block);
    if (!result.success)
      throw new Error(
        `${type}: ${result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; ')}`,
      );
    return type;
  });
}
