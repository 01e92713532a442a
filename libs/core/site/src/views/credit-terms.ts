import type { CreditTerms } from '@shop/contract/companies/credit-terms';

/** On which terms a company pays by invoice; yen with tax. */
export interface CreditTermsView {
  /** Null: there is no limit. */
  readonly limit: number | null;
  readonly available: number | null;
  /** 毎月20日締め */
  readonly closing: string;
  /** 翌月末日払い */
  readonly paymentTerm: string;
  /** When what leaves today is due: `YYYY-MM-DD`. */
  readonly nextDueOn: string;
}

/** Converts the terms of a company. */
export const toCreditTerms = (wire: CreditTerms): CreditTermsView => ({
  limit: wire.credit_limit,
  available: wire.credit_available,
  closing: wire.closing,
  paymentTerm: wire.payment_term,
  nextDueOn: wire.next_due_on,
});
