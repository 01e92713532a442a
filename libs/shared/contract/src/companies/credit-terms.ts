import * as v from 'valibot';
import { DateText } from '../wire/timestamp';
import { Yen } from '../wire/yen';

/** On which terms a company pays by invoice. */
export const CreditTerms = v.object({
  /** The most that may be open on invoices, with tax; null: there is no limit. */
  credit_limit: v.nullable(Yen),
  /** What is open on invoices now: neither paid nor cancelled. */
  credit_used: Yen,
  /** What is left for new orders; null where there is no limit. */
  credit_available: v.nullable(Yen),
  /** When the invoices of a month are closed, in words: `毎月20日締め`. */
  closing: v.string(),
  /** When they are paid, in words: `翌月末日払い`. */
  payment_term: v.string(),
  /** The closing day of what leaves today, and when it is due. */
  next_closing_on: DateText,
  next_due_on: DateText,
});

export type CreditTerms = v.InferOutput<typeof CreditTerms>;
