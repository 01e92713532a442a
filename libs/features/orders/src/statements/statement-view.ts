import type { CompanyStatement } from '@shop/contract/company-statements/company-statement';
import type { CompanyStatementStatus } from '@shop/contract/company-statements/company-statement-status';

/** What a company pays for the orders of a closing period. */
export interface StatementView {
  readonly id: number;
  readonly number: string;
  /** `YYYY-MM-DD`, as are the other days. */
  readonly periodFrom: string;
  readonly closingOn: string;
  readonly dueOn: string;
  /** Yen with tax. */
  readonly totalPayment: number;
  readonly status: CompanyStatementStatus;
  readonly statusName: string;
}

/** Converts a statement of the list. */
export const toStatement = (wire: CompanyStatement): StatementView => ({
  id: wire.id,
  number: wire.number,
  periodFrom: wire.period_from,
  closingOn: wire.closing_on,
  dueOn: wire.due_on,
  totalPayment: wire.total_payment,
  status: wire.status,
  statusName: wire.status_name,
});
