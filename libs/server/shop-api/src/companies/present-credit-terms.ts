import type { CreditTerms } from '@shop/contract/companies/credit-terms';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import type { CompanyCredit } from './company-credit';
import { closingDayFrom, closingText, companyDueDay, paymentTermText } from './company-days';
import type { CompanyRow } from './company-store';

/** The terms of a company as the contract shows them. */
export function presentCreditTerms(company: CompanyRow, credit: CompanyCredit, now: Date): CreditTerms {
  const today = tokyoDayOf(now);
  return {
    credit_limit: credit.limit,
    credit_used: credit.used,
    credit_available: credit.available,
    closing: closingText(company),
    payment_term: paymentTermText(company),
    next_closing_on: closingDayFrom(today, company),
    next_due_on: companyDueDay(today, company),
  };
}
