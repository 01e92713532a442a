import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/clock';
import type { PaymentRequest, ServicePayment } from '../../ports/payment-gateway';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';

/** How a card behaves. */
export type CardBehaviour = 'accepted' | 'declined' | 'confirmed-by-holder';

/** Test card numbers; every other valid number is accepted. */
const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': 'declined',
  '4000000000003220': 'confirmed-by-holder',
};
const DECLINED = 'カード会社の承認が得られませんでした。別のカードをお試しください';
const CANCELLED = 'お支払いは取り消されました';
const WALLET_DECLINED =
  'QRコード決済の承認が得られませんでした。残高をご確認いただくか、別のお支払い方法をお試しください';
const DEFERRED_DECLINED =
  '後払い決済サービスの審査の結果、ご利用いただけませんでした。別のお支払い方法をお試しください';
/** The check of deferred payments declines what costs more. */
const DEFERRED_LIMIT = 55_000;
const NUMBER_DIGITS = 11;

const AT_STORE = {
  refused: 'コンビニエンスストアでのお支払いが取り消されました',
  expired: 'お支払い期限を過ぎてもお支払いを確認できませんでした',
};

/** A payment in the sandbox. */
export interface SandboxPayment {
  readonly request: PaymentRequest;
  /** Identifies the page of the payment. */
  readonly session: string;
  /** A card was entered, and its holder has to confirm. */
  isCardGiven: boolean;
  outcome: ServicePayment;
}

/** The same for the same reference, also after a restart. */
const receiptNumberOf = (reference: string): string =>
  (createHash('sha256').update(reference).digest().readBigUInt64BE() % 10n ** BigInt(NUMBER_DIGITS))
    .toString()
    .padStart(NUMBER_DIGITS, '0')
    .replace(/^(\d{5})/, '$1-');

const random = () => randomBytes(16).toString('base64url');

/** The payments of the sandbox, in memory. It charges once per reference, and never one that was voided. */
export class SandboxLedger {
  readonly #payments = new Map<string, SandboxPayment>();
  readonly #voided = new Set<string>();
  readonly #cards = new Map<string, CardBehaviour>();
  /** The charges that were made, for tests that count them. */
  readonly charges: { readonly reference: string; readonly amount: number }[] = [];
  readonly refunds: string[] = [];

  constructor(
    private readonly pageUrl: string,
    private readonly clock: Clock,
  ) {}

  /** Turns a card number into a token and the key that goes with it; the number is not stored. */
  tokenise(number: string): {
    readonly token: string;
    readonly tokenKey: string;
    readonly maskedNumber: string;
  } {
    const token = `tok_${random()}`;
    this.#cards.set(token, BEHAVIOURS[number] ?? 'accepted');
    return { token, tokenKey: `key_${random()}`, maskedNumber: `************${number.slice(-4)}` };
  }

  start(request: PaymentRequest): ServicePayment {
    if (this.#voided.has(request.reference)) return { state: 'voided' };
    const existing = this.#payments.get(request.reference);
    if (existing !== undefined) return this.find(request.reference);
    const payment: SandboxPayment = {
      request,
      session: random(),
      isCardGiven: false,
      outcome: { state: 'unknown' },
    };
    const url = `${this.pageUrl}/pay/${payment.session}`;
    payment.outcome = { state: 'waiting', url };
    this.#payments.set(request.reference, payment);
    if (request.kind === 'convenience')
      payment.outcome = { state: 'issued', receiptNumber: receiptNumberOf(request.reference), url };
    else if (request.kind === 'deferred') this.#check(payment);
    else if (request.kind === 'card' && request.cardToken !== null) this.useCard(payment, request.cardToken);
    return payment.outcome;
  }

  find(reference: string): ServicePayment {
    if (this.#voided.has(reference)) return { state: 'voided' };
    return this.#payments.get(reference)?.outcome ?? { state: 'unknown' };
  }

  void(reference: string): ServicePayment {
    const payment = this.#payments.get(reference);
    if (payment?.outcome.state === 'captured') this.refunds.push(reference);
    if (payment !== undefined) payment.outcome = { state: 'voided' };
    this.#voided.add(reference);
    return { state: 'voided' };
  }

  ofSession(session: string): SandboxPayment | null {
    for (const payment of this.#payments.values()) if (payment.session === session) return payment;
    return null;
  }

  /** Pays with a card, up to the confirmation by its holder. Unknown tokens of earlier runs are accepted. */
  useCard(payment: SandboxPayment, token: string): void {
    if (!this.#isOpen(payment)) return;
    const behaviour = this.#cards.get(token) ?? 'accepted';
    payment.isCardGiven = true;
    if (behaviour === 'declined') payment.outcome = { state: 'failed', message: DECLINED };
    else if (behaviour === 'accepted') this.#charge(payment);
  }

  /** The holder confirms or declines. */
  confirm(payment: SandboxPayment, isConfirmed: boolean): void {
    if (!this.#isOpen(payment)) return;
    if (!isConfirmed) payment.outcome = { state: 'failed', message: CANCELLED };
    else if (payment.isCardGiven || payment.request.kind === 'wallet') this.#charge(payment);
  }

  /** The wallet declines, such as for want of money. */
  declineWallet(payment: SandboxPayment): void {
    if (this.#isOpen(payment)) payment.outcome = { state: 'failed', message: WALLET_DECLINED };
  }

  /** The shopper pays at the store, the store takes nothing, or the last day goes by; nothing is taken after it. */
  settleAtStore(payment: SandboxPayment, how: 'paid' | 'refused' | 'expired'): void {
    const { payBy } = payment.request;
    const isLate = payBy !== null && tokyoDayOf(this.clock.now()) > payBy;
    if (!this.isPayable(payment)) return;
    if (how === 'refused') payment.outcome = { state: 'failed', message: AT_STORE.refused };
    else if (how === 'expired' || isLate) payment.outcome = { state: 'failed', message: AT_STORE.expired };
    else this.#charge(payment);
  }

  /** Whether a payment can still be made with its receipt number. */
  isPayable({ request, outcome }: SandboxPayment): boolean {
    return outcome.state === 'issued' && !this.#voided.has(request.reference);
  }

  #check(payment: SandboxPayment): void {
    if (payment.request.amount <= DEFERRED_LIMIT) this.#charge(payment);
    else payment.outcome = { state: 'failed', message: DEFERRED_DECLINED };
  }

  #isOpen({ request, outcome }: SandboxPayment): boolean {
    return outcome.state === 'waiting' && !this.#voided.has(request.reference);
  }

  #charge(payment: SandboxPayment): void {
    const { reference, amount } = payment.request;
    this.charges.push({ reference, amount });
    payment.outcome = { state: 'captured', amount };
  }
}
