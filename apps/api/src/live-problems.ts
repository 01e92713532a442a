import { originVariable } from '@shop/shops/shop-urls';
import { SHOPS } from '@shop/shops/shop-list';
import { isDefaultHost, whyNotPublic } from '@shop/shops/why-not-public';

/** A live shop's secrets are longer than a demonstration's, and have at least so many different characters. */
const SHORTEST_LIVE_SECRET = 32;
const FEWEST_CHARACTERS = 10;
const SECRETS = ['SHOP_INTERNAL_SECRET', 'SHOP_TOKEN_SECRET', 'PAYMENT_SERVICE_SECRET'];
/** The variables without which a live shop could not do its work. */
const NEEDED = [
  'SHOP_INTERNAL_SECRET',
  'SMTP_URL',
  'SHOP_MAIL_FROM',
  ...SHOPS.map(({ name }) => originVariable(name)),
];

type Variables = Readonly<Record<string, string | undefined>>;

const isGuessable = (secret: string): boolean =>
  secret.length < SHORTEST_LIVE_SECRET || new Set(secret).size < FEWEST_CHARACTERS;

/**
 * All that would harm a live shop in its environment variables, each as a sentence that begins with the variable: a
 * fault lab, secrets that can be guessed, no mail server, origins that are the defaults' or not https, payments that are not encrypted. Values of the
 * wrong form are left to the variables' own schema. reliability 35
 */
export function liveProblems(set: Variables): readonly string[] {
  const origins = [...SHOPS.map(({ name }) => originVariable(name)), 'SHOP_BASE_API_URL'];
  return [
    ...(set['SHOP_LAB'] === undefined ? [] : ['SHOP_LAB must not be set']),
    ...NEEDED.filter((name) => set[name] === undefined).map((name) => `${name} must be set`),
    ...SECRETS.filter((name) => isGuessable(set[name] ?? '') && set[name] !== undefined).map(
      (name) =>
        `${name} must have ${SHORTEST_LIVE_SECRET} random characters or more (openssl rand -base64 32)`,
    ),
    ...origins.flatMap((name) => {
      const why = URL.canParse(set[name] ?? '') ? whyNotPublic(set[name] ?? '') : null;
      return why === null ? [] : [`${name} ${why}`];
    }),
    ...paymentProblems(set['PAYMENT_SERVICE_URL']),
    ...mailProblems(set['SHOP_MAIL_FROM']),
  ].map((problem) => `${problem} when SHOP_ENV is live`);
}

/** Cards and sums are told to the payment service. */
function paymentProblems(url: string | undefined): readonly string[] {
  const isOpen = URL.canParse(url ?? '') && new URL(url ?? '').protocol !== 'https:';
  return isOpen ? ['PAYMENT_SERVICE_URL must begin with https://'] : [];
}

/** Answers to the shop's mails must arrive. */
function mailProblems(from: string | undefined): readonly string[] {
  const host = from?.split('@').at(-1) ?? '';
  return isDefaultHost(host) ? [`SHOP_MAIL_FROM must be the shop's own mail address, not at ${host}`] : [];
}
