import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNT_FORMS } from '../testing/account-forms';
import { GUEST_FORMS } from '../testing/guest-forms';
import { ORDER_FORMS } from '../testing/order-forms';

/** Where a form is tried that is not of the tables, or why it has nothing that could be lost or doubled. */
type Proof = { readonly specs: readonly string[] } | { readonly keepsNothing: string };
const tried = (...specs: readonly string[]): Proof => ({ specs });
const searches = (reason: string): Proof => ({ keepsNothing: reason });

const DELIVERY = 'cart-shipping-detail-page.spec.tsx';
const OTHERS: Readonly<Record<string, Proof>> = {
  'pages/product-list/filter-form.tsx': searches('What is chosen is the address of the list.'),
  'pages/order-history/order-search-form.tsx': searches('What is written is the address of the list.'),
  'product/postal-code-arrival.tsx': searches('Asks when a product arrives there.'),
  'pages/order-receipt/order-number-form.tsx': searches('The number is part of what is read next.'),
  // A file, which nobody writes.
  'pages/address-book/import-form.tsx': tried('address-file.spec.ts', 'address-book.e2e.ts'),
  // Codes of one use.
  'pages/login/code-form.tsx': tried('login-page.spec.tsx'),
  'pages/verify/code-check-form.tsx': tried('reminder.e2e.ts'),
  'pages/verify/request-form.tsx': tried('reminder.e2e.ts'),
  // The device answers it.
  'pages/passkey/add-passkey-form.tsx': tried('passkeys.e2e.ts'),
  'pages/passkey/rename-passkey-form.tsx': tried('passkeys.e2e.ts'),
  'pages/catalog-order/catalog-order-form.tsx': tried('expired-forms.e2e.ts'),
  'parts/product-request-form.tsx': tried('expired-forms.e2e.ts'),
  'product/review-form.tsx': tried('review-form.spec.tsx', 'expired-forms.e2e.ts'),
  'product/restock-form.tsx': tried('product-offers.spec.tsx'),
  'pages/protected-tags/unlock-tag-form.tsx': tried('protected-tags-page.spec.tsx'),
  'pages/protected-tags/school-check-form.tsx': tried('protected-tags-page.spec.tsx'),
  'parts/order-savings/coupon-form.tsx': tried('order-savings.spec.tsx', 'slow-checkout.e2e.ts'),
  'parts/order-savings/point-savings.tsx': tried('order-savings.spec.tsx', 'slow-checkout.e2e.ts'),
  'pages/order-desk/desk-form.tsx': tried('order-desk-page.spec.tsx'),
  'pages/approval-detail/reject-form.tsx': tried('approval-detail-page.spec.tsx'),
  'pages/cart-confirm/confirm-form.tsx': tried('cart-confirm-page.spec.tsx', 'lost-decisions.e2e.ts'),
  'pages/cart-payment/cart-payment-page.tsx': tried('cart-payment-page.spec.tsx', 'slow-checkout.e2e.ts'),
  'pages/cart-shipping-add/address-form.tsx': tried('cart-shipping-add-page.spec.tsx'),
  'pages/cart-shipping-add/guest-address-form.tsx': tried(
    'cart-shipping-add-page.spec.tsx',
    'slow-checkout.e2e.ts',
  ),
  'pages/cart-shipping-detail/gift-delivery.tsx': tried(DELIVERY),
  'pages/cart-shipping-detail/pickup-delivery.tsx': tried('school-pickup.spec.tsx'),
  'parts/school-pickup/guest-pickup-form.tsx': tried('school-pickup.spec.tsx'),
  'pages/cart-shipping-detail/delivery-form.tsx': tried(DELIVERY, 'slow-checkout.e2e.ts'),
  'pages/cart-shipping-select/address-choice.tsx': tried('address-choice.spec.tsx', 'slow-checkout.e2e.ts'),
  'pages/cart-shipping-select/destinations.tsx': tried('destinations.spec.tsx', 'destinations.e2e.ts'),
  'pages/cart-shipping-select/gift-receiver-form.tsx': tried('social-gift.e2e.ts'),
  // Of a gift's receiver.
  'pages/social-gift/social-gift-page.tsx': tried('social-gift.e2e.ts'),
  'pages/social-gift-shipping/gift-address-form.tsx': tried('social-gift.e2e.ts'),
  'pages/social-gift-delivery/gift-delivery-form.tsx': tried('social-gift.e2e.ts'),
  'pages/social-gift-confirm/confirm-gift.tsx': tried('social-gift.e2e.ts'),
};

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !/\.(?:spec|stories)\.tsx$/.test(name),
);
const withForms = sources.filter((name) =>
  /<form[\s>]/.test(readFileSync(path.join(__dirname, name), 'utf8')),
);
/** Pages that show the form of another source once more. */
const listed = [ACCOUNT_FORMS, ORDER_FORMS, GUEST_FORMS]
  .flatMap((forms) => Object.keys(forms))
  .filter((name) => !name.endsWith('-page.tsx'));

it('every form is in the table of the account area’s forms, or is named with where it is tried', () => {
  expect([...withForms].sort()).toEqual([...listed, ...Object.keys(OTHERS)].sort());
});

const ROOT = path.join(__dirname, '../../../..');
const specs = ['libs/themes/simple/src', 'libs/server/shop-api/src', 'apps/storefront-default/e2e']
  .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
  .map((name) => path.basename(name));

it('what is said to try a form is there', () => {
  const named = Object.values(OTHERS).flatMap((proof) => ('specs' in proof ? proof.specs : []));
  expect(named.filter((name) => !specs.includes(name))).toEqual([]);
});

const KEEP_NOTHING = Object.entries(OTHERS).flatMap(([source, proof]) =>
  'keepsNothing' in proof ? [{ source, reason: proof.keepsNothing }] : [],
);
/** The file of an import of the shop; null for styles and for packages of others. */
function fileOf(name: string, importer: string): string | null {
  if (name.endsWith('.css')) return null;
  if (name.startsWith('@shop/')) return require.resolve(name);
  if (!name.startsWith('.')) return null;
  const base = path.join(path.dirname(importer), name);
  const file = [`${base}.ts`, `${base}.tsx`].find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`${importer} imports ${name}, which is nowhere`);
  return file;
}

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const IMPORT = /^(?:import|export) .*?from '([^']+)';|\bimport\('([^']+)'\)/gms;

/** The methods of all calls that a file, or what it imports, at once or later, can make. */
function methodsOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8').replace(COMMENT, '');
  const own = [...code.matchAll(/method: '([A-Z]+)'/g)].map(([, method = '']) => method);
  const imported = [...code.matchAll(IMPORT)].flatMap(([, from, later = '']) => {
    const target = fileOf(from ?? later, file);
    return target === null ? [] : methodsOf(target, seen);
  });
  return [...own, ...imported];
}

it.each(KEEP_NOTHING)('$source has nothing to lose: $reason', ({ source }) => {
  expect(methodsOf(path.join(__dirname, source)).filter((method) => method !== 'GET')).toEqual([]);
});

// What finds nothing in a form that sends would find nothing in one that does not either.
it('of a form that sends the calls are found', () => {
  expect(methodsOf(path.join(__dirname, 'pages/catalog-order/catalog-order-form.tsx'))).toContain('POST');
});
