import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { hasCardNumber } from '../../http/find-card-number';
import type { Clock } from '../../ports/clock';
import type { PaymentRequest } from '../../ports/payment-gateway';
import { signPaymentEvent } from '../payment-event-signature';
import { storePage } from './sandbox-store-page';
import { cardFormPage, paymentPage } from './sandbox-pages';
import { deliverEvent } from './deliver-event';
import { isShopPage } from './is-shop-page';
import { SandboxLedger, type SandboxPayment } from './sandbox-ledger';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";
const WRONG_CARD = 'カード情報をご確認ください';

const Request: v.GenericSchema<unknown, PaymentRequest> = v.object({
  reference: v.pipe(v.string(), v.nonEmpty()),
  orderNo: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(['card', 'deferred', 'convenience', 'wallet']),
  payBy: v.nullable(v.string()),
  cardToken: v.nullable(v.string()),
  successUrl: v.pipe(v.string(), v.url()),
  cancelUrl: v.pipe(v.string(), v.url()),
});
/** How a payment at a store goes. */
const StoreAction = v.picklist(['paid', 'refused', 'expired']);
const Card = v.object({
  number: v.pipe(
    v.string(),
    v.transform((number) => number.replaceAll(/[ -]/g, '')),
    v.regex(/^\d{14,16}$/),
    v.check(hasCardNumber),
  ),
  expiration: v.pipe(v.string(), v.regex(/^\d{6}$/)),
});

interface SandboxParts {
  /** Where browsers reach the sandbox, without a slash at its end. */
  readonly url: string;
  /** Shared with the shop: opens the calls, signs the events. */
  readonly secret: string;
  /** Origins whose pages may take tokens. */
  readonly shopOrigins: readonly string[];
  readonly clock: Clock;
  /** Tells the shop what happened; rejects when the shop has not accepted it. */
  notify(event: { event_id: string; reference: string; state: string; signature: string }): Promise<void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The payment sandbox: a Hono app with a payment service that moves no money, for demonstrations and tests. */
export function createPaymentSandbox({ url, secret, shopOrigins, clock, notify }: SandboxParts): {
  readonly app: Hono;
  readonly ledger: SandboxLedger;
} {
  const app = new Hono();
  const ledger = new SandboxLedger(url, clock);

  const tell = async ({ request: { reference }, outcome: { state } }: SandboxPayment) => {
    const event = { event_id: randomBytes(12).toString('base64url'), reference, state };
    const signed = { ...event, signature: signPaymentEvent(secret, event) };
    await deliverEvent(() => notify(signed));
  };

  app.use('/payments/*', async (c, next) => {
    const given = digest(c.req.header('authorization') ?? '');
    if (!timingSafeEqual(given, digest(`Bearer ${secret}`))) return c.json({ message: 'forbidden' }, 403);
    return next();
  });
  app.post('/payments', async (c) => {
    const request = v.safeParse(Request, await c.req.json().catch(() => null));
    return request.success ? c.json(ledger.start(request.output)) : c.json({ message: 'wrong' }, 422);
  });
  app.get('/payments/:reference', (c) => c.json(ledger.find(c.req.param('reference'))));
  app.post('/payments/:reference/void', (c) => c.json(ledger.void(c.req.param('reference'))));

  app.get('/pay/:session', (c) => showPayment(c, ledger.ofSession(c.req.param('session')), null));
  app.post('/pay/:session', async (c) => {
    const payment = ledger.ofSession(c.req.param('session'));
    const form = await c.req.parseBody();
    const how = v.safeParse(StoreAction, form['action']);
    if (payment !== null && ledger.isPayable(payment) && how.success) {
      ledger.settleAtStore(payment, how.output);
      await tell(payment);
    }
    if (payment?.outcome.state !== 'waiting') return showPayment(c, payment, null);
    if (form['action'] === 'decline') ledger.declineWallet(payment);
    else if (form['action'] !== 'pay') ledger.confirm(payment, form['action'] === 'confirm');
    else if (payment.request.kind !== 'card') return showPayment(c, payment, null);
    else {
      const card = v.safeParse(Card, form);
      if (!card.success) return showPayment(c, payment, WRONG_CARD);
      ledger.useCard(payment, ledger.tokenise(card.output.number).token);
    }
    const after = ledger.find(payment.request.reference);
    if (after.state === 'waiting') return c.redirect(after.url, 303);
    await tell(payment);
    const { successUrl, cancelUrl } = payment.request;
    return c.redirect(after.state === 'captured' ? successUrl : cancelUrl, 303);
  });

  app.get('/card-form', (c) => {
    const origin = c.req.query('origin') ?? '';
    if (!isShopPage(origin, shopOrigins)) return c.text('Not found', 404);
    const nonce = randomBytes(16).toString('base64');
    c.header(
      'content-security-policy',
      `${PAGE_POLICY}; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors ${origin}`,
    );
    return c.html(cardFormPage(origin, nonce));
  });
  app.post('/tokens', async (c) => {
    const card = v.safeParse(Card, await c.req.json().catch(() => null));
    if (!card.success) return c.json({ message: WRONG_CARD }, 422);
    const { token, tokenKey, maskedNumber } = ledger.tokenise(card.output.number);
    const { expiration } = card.output;
    return c.json({ token, token_key: tokenKey, masked_number: maskedNumber, expiration });
  });
  return { app, ledger };
}

function showPayment(c: Context, payment: SandboxPayment | null, error: string | null) {
  if (payment === null) return c.text('Not found', 404);
  const { successUrl, cancelUrl } = payment.request;
  const targets = [...new Set([successUrl, cancelUrl].map((target) => new URL(target).origin))];
  // The form's response redirects to the shop, which browsers check against `form-action`.
  c.header('content-security-policy', `${PAGE_POLICY} ${targets.join(' ')}; frame-ancestors 'none'`);
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  if (payment.request.kind === 'convenience') return c.html(storePage(payment));
  return c.html(paymentPage(payment, error), error === null ? 200 : 422);
}
