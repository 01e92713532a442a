/**
 * Calls that the specification does not name, as `METHOD path`, each with the gap it fills.
 *
 * @internal Only tests read it.
 */
export const OWN_ENDPOINTS: Readonly<Record<string, string>> = {
  'POST /v1/me/sync-tokens':
    'The body of POST /v1/auth/login-sync-channel is not shown: its one-time secret has to come from somewhere.',
  'DELETE /v1/me/pending-email':
    'Another mail address waits for its proof, and nothing takes the wish back: one with a mistake in it would wait on.',
  'POST /v1/me/system-messages/readables':
    'News has a call that marks it as read and messages have none: what a member has read on one device is read on all.',
  'GET /v1/stylists': 'The pages /stylist and /stylist/{key} have no call (gap-stylist-uos-flipbook).',
  'GET /v1/stylists/{key}': 'The pages /stylist and /stylist/{key} have no call (gap-stylist-uos-flipbook).',
  'GET /v1/blogs/{id}/products':
    'An article names products in its text: whoever reads it wants to see them, with price and stock of today.',
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
  'PATCH /v1/carts/saved-products/put-back':
    'Without it deleting what was put aside for later cannot be undone, as deleting from the cart can.',
  'PATCH /v1/carts/saved-products/delete':
    'A line can only stay in the cart or be lost: who hesitates about one product wants to order the others now.',
  'POST /v1/carts/shippings/import/check':
    'Whoever sends gifts to many has them in a file: before it changes the cart, somebody wants to know what it does.',
  'PATCH /v1/carts/shippings/import':
    'PATCH /v1/carts/shippings/add takes one destination: whoever sends gifts to many has them in a file.',
  'POST /v1/carts/packings/preview':
    'PATCH /v1/carts/packings/add takes a noshi with its words alone: whoever chooses one wants to see the total at once.',
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
  'DELETE /v1/me/timeseries/{id}':
    'DELETE /v1/me/timeseries/ forgets all measurements: one slip of the pen would take the others along.',
  'GET /v1/me/name-embroideries': 'The pages of name embroidery have no call (gap-name-embroidery).',
  'PUT /v1/me/name-embroideries': 'The pages of name embroidery have no call (gap-name-embroidery).',
  'DELETE /v1/me/name-embroideries': 'The pages of name embroidery have no call (gap-name-embroidery).',
  'PUT /v1/social-gifts/{token}/decline':
    'A receiver who does not want a gift could only let it expire, and the giver would wait for its end.',
  'POST /v1/catalog-orders': 'The page /catalog-order submits to no named call (gap-stylist-uos-flipbook).',
  'POST /v1/products/{key}/restock-notices':
    'A product that is out of stock leaves the shopper nothing to do: the shop tells when it is back.',
  'DELETE /v1/products/{key}/restock-notices':
    'A product that is out of stock leaves the shopper nothing to do: the shop tells when it is back.',
  'POST /v1/order-desk/check':
    'PATCH /v1/carts/products/add-set takes keys: wholesale buyers order by product numbers, many at once.',
  'GET /v1/me/orders/{id}/receipt':
    'A member changes the receipt of an order by PUT: nothing says what stands in it, nor whether it can be had.',
  'GET /v1/me/orders/{id}/invoice':
    'Payment choice 2 is by invoice (core §3): nothing says how a company gets the invoice, nor whether it can be had.',
  'GET /v1/me/orders/{id}/download/invoice':
    'Payment choice 2 is by invoice (core §3): nothing says how a company gets the invoice.',
  'GET /v1/me/company':
    'Payment choice 2 is by invoice (core §3): nothing says on which terms a company pays, nor what it may still order.',
  'GET /v1/me/company/statements':
    'Payment choice 2 is by invoice (core §3): nothing says how a company that pays once a month gets one bill for all of it.',
  'GET /v1/me/company/statements/{id}/download':
    'Payment choice 2 is by invoice (core §3): nothing says how a company that pays once a month gets one bill for all of it.',
  'POST /v1/me/order-approvals':
    "A company's order may need somebody's approval before it is placed: no call asks for it, shows it or gives it.",
  'GET /v1/me/order-approvals':
    "A company's order may need somebody's approval before it is placed: no call asks for it, shows it or gives it.",
  'GET /v1/me/order-approvals/{id}':
    "A company's order may need somebody's approval before it is placed: no call asks for it, shows it or gives it.",
  'PUT /v1/me/order-approvals/{id}/approve':
    "A company's order may need somebody's approval before it is placed: no call asks for it, shows it or gives it.",
  'PUT /v1/me/order-approvals/{id}/reject':
    "A company's order may need somebody's approval before it is placed: no call asks for it, shows it or gives it.",
  'PUT /v1/me/order-approvals/{id}/withdraw':
    "A company's order may need somebody's approval before it is placed: no call asks for it, shows it or gives it.",
  'GET /v1/me/orders/{id}/returns':
    'An order can be cancelled until it is shipped: nothing says how goods come back after that.',
  'POST /v1/me/orders/{id}/returns':
    'An order can be cancelled until it is shipped: nothing says how goods come back after that.',
  'PUT /v1/me/orders/{id}/returns/{return_id}/withdraw':
    'Who asked to return goods may keep them after all, as long as the shop has not decided.',
  'POST /v1/orders/find': 'A guest has no order history: who has lost the mail finds the order by this call.',
  'GET /v1/orders/{no}/guest': 'A guest has no order history: the link of a mail opens the order.',
  'POST /v1/me/identities':
    'Signing in elsewhere proves no right to an account that has a password: its owner links it, signed in (gap-oauth-types).',
  'POST /v1/auth/passkey/options':
    'Members sign in by password alone: a passkey cannot be phished, forgotten or guessed. An addition, beside the ways of the specification.',
  'POST /v1/auth/passkey':
    'Members sign in by password alone: a passkey cannot be phished, forgotten or guessed. An addition, beside the ways of the specification.',
  'GET /v1/me/passkeys':
    'Members sign in by password alone: a passkey cannot be phished, forgotten or guessed. An addition, beside the ways of the specification.',
  'POST /v1/me/passkeys/options':
    'Members sign in by password alone: a passkey cannot be phished, forgotten or guessed. An addition, beside the ways of the specification.',
  'POST /v1/me/passkeys':
    'Members sign in by password alone: a passkey cannot be phished, forgotten or guessed. An addition, beside the ways of the specification.',
  'PUT /v1/me/passkeys/{id}':
    'Members sign in by password alone: a passkey cannot be phished, forgotten or guessed. An addition, beside the ways of the specification.',
  'DELETE /v1/me/passkeys/{id}':
    'Members sign in by password alone: a passkey cannot be phished, forgotten or guessed. An addition, beside the ways of the specification.',
  'GET /v1/tags/school-requirements':
    'The specification has a check of schools and nothing of what a school asks of each pupil.',
  'GET /v1/tags/school-pickups':
    'Schools hand uniforms over themselves, ordered until a day: the specification sends every order to an address.',
};
