import * as v from 'valibot';

/** The states of a statement, and how each is called. */
export const COMPANY_STATEMENT_STATUS_NAMES = { waiting: 'お支払い待ち', paid: '入金済み' } as const;

export const CompanyStatementStatus = v.picklist(['waiting', 'paid']);

export type CompanyStatementStatus = v.InferOutput<typeof CompanyStatementStatus>;
