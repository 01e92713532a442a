/**
 * Calls that the specification does not name, as `METHOD path`, each with the gap it fills.
 *
 * @internal Only tests read it.
 */
export const OWN_ENDPOINTS: Readonly<Record<string, string>> = {
  'POST /v1/me/sync-tokens':
    'The body of POST /v1/auth/login-sync-channel is not shown: its one-time secret has to come from somewhere.',
  'GET /v1/stylists': 'The pages /stylist and /stylist/{key} have no call (gap-stylist-uos-flipbook).',
  'GET /v1/stylists/{key}': 'The pages /stylist and /stylist/{key} have no call (gap-stylist-uos-flipbook).',
  'GET /v1/flip-books': 'The page /flip-book has no call (gap-stylist-uos-flipbook).',
  'GET /v1/flip-books/{key}': 'The page /flip-book has no call (gap-stylist-uos-flipbook).',
  'GET /v1/products/facets':
    'Nothing says what a list can be narrowed down by, and how many products that leaves.',
  'GET /v1/products/suggestions':
    'Nothing says what a shopper may mean while writing a search; the recorded words of others stay private.',
  'GET /v1/products/search-corrections': 'Nothing says what a search that finds nothing may have meant.',
  'GET /v1/shop-terms':
    'A new shopper asks what carriage costs, how to pay and whether goods go back before choosing any product.',
  'GET /v1/me/new-products':
    'The logged-in home has no call that says what has come out since the member was here last (interp-ec-guard).',
  'GET /v1/sitemaps':
    'Search engines find the pages of a shop by its sitemaps, whose data no call lists (gap-stylist-uos-flipbook).',
  'GET /v1/sitemaps/{kind}/{part}':
    'Search engines find the pages of a shop by its sitemaps, whose data no call lists (gap-stylist-uos-flipbook).',
  'PATCH /v1/carts/saved-products/add':
    'A line can only stay in the cart or be lost: who hesitates about one product wants to order the others now.',
  'PATCH /v1/carts/saved-products/restore':
    'A line can only stay in the cart or be lost: who hesitates about one product wants to order the others now.',
  'PATCH /v1/carts/saved-products/delete':
    'A line can only stay in the cart or be lost: who hesitates about one product wants to order the others now.',
  'GET /v1/packings':
    'PATCH /v1/carts/packings/add names a packing: what there is to choose from has to come from somewhere.',
  'GET /v1/products/{key}/delivery':
    'Arrival and carriage are computed for a cart alone: a shopper wants to know both before.',
  'GET /v1/products/{key}/sets':
    'PATCH /v1/carts/products/add-set adds several products at once: nothing says which belong together.',
  'GET /v1/products/{key}/size-tables':
    'Size tables are an entity of core §3 without fields and without a call (entity-size-table).',
  'GET /v1/products/{key}/uos':
    'The page /product/{key}/uos is named, its data is not (gap-stylist-uos-flipbook).',
  'GET /v1/me/data':
    'Leaving deletes what a member has stored, and people may ask for it: no call hands it over.',
  'GET /v1/me/name-embroideries': 'The pages of name embroidery have no call (gap-name-embroidery).',
  'PUT /v1/me/name-embroideries': 'The pages of name embroidery have no call (gap-name-embroidery).',
  'DELETE /v1/me/name-embroideries': 'The pages of name embroidery have no call (gap-name-embroidery).',
  'POST /v1/catalog-orders': 'The page /catalog-order submits to no named call (gap-stylist-uos-flipbook).',
  'POST /v1/products/{key}/restock-notices':
    'A product that is out of stock leaves the shopper nothing to do: the shop tells when it is back.',
  'DELETE /v1/products/{key}/restock-notices':
    'A product that is out of stock leaves the shopper nothing to do: the shop tells when it is back.',
  'POST /v1/me/identities':
    'Signing in elsewhere proves no right to an account that has a password: its owner links it, signed in (gap-oauth-types).',
};
