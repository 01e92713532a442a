import { randomBytes } from 'node:crypto';
import type { PaymentRequest, ServicePayment } from '../../ports/payment-gateway';

/** How a card behaves. */
export type CardBehaviour = 'accepted' | 'declined' | 'confirmed-by-holder';

/** Test card numbers; every other valid number is accepted. */
const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4000000000000002': 'declined',
  '4000000000003220': 'confirmed-by-holder',
};
const DECLINED = 'カード会社の承認が得られませんでした。別のカードをお試しください';
const CANCELLED = 'お支払いは取り消されました';

/** A payment in the sandbox. */
export interface SandboxPayment {
  readonly request: PaymentRequest;
  /** Identifies the page of the payment. */
  readonly session: string;
  /** A card was entered, and its holder has to confirm. */
  isCardGiven: boolean;
  outcome: ServicePayment;
}

const random = () => randomBytes(16).toString('base64url');

/** The payments of the sandbox, in memory. It charges once per reference, and never one that was voided. */
export class SandboxLedger {
  readonly #payments = new Map<string, SandboxPayment>();
  readonly #voided = new Set<string>();
  readonly #cards = new Map<string, CardBehaviour>();
  /** The charges that were made, for tests that count them. */
  readonly charges: { readonly reference: string; readonly amount: number }[] = [];
  readonly refunds: string[] = [];

  constructor(private readonly pageUrl: string) {}

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
    payment.outcome = { state: 'waiting', url: `${this.pageUrl}/pay/${payment.session}` };
    this.#payments.set(request.reference, payment);
    if (request.kind === 'deferred') this.#charge(payment);
    else if (request.cardToken !== null) this.useCard(payment, request.cardToken);
    return payment.outcome;
  }

  find(reference: string): ServicePayment {
    if (this.#voided.has(reference)) return { state: 'voided' };
    return this.#payments.get(reference)?.outcome ?? { state: 'unknown' };
  }

  void(reference: string): ServicePayment {
    const isCharged = this.#payments.get(reference)?.outcome.state === 'captured';
    if (isCharged && !this.#voided.has(reference)) this.refunds.push(reference);
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
    else if (payment.isCardGiven) this.#charge(payment);
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
