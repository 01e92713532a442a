import * as v from 'valibot';
import { Id } from '../wire/id';
import { DateText } from '../wire/timestamp';
import { Yen } from '../wire/yen';
import { CompanyStatementStatus } from './company-statement-status';

/** What a company pays for the orders of a closing period (合計請求書). */
export const CompanyStatement = v.object({
  id: Id,
  number: v.string(),
  /** The period in Japan, both days included; an earlier day where an order or a return waited for this closing. */
  period_from: DateText,
  closing_on: DateText,
  /** The day until which it is to be paid. */
  due_on: DateText,
  /** Yen with tax, less what came back. */
  total_payment: Yen,
  status: CompanyStatementStatus,
  status_name: v.string(),
});

export type CompanyStatement = v.InferOutput<typeof CompanyStatement>;
