import * as v from 'valibot';

/** What a member does for a company, and how each role is called. */
export const COMPANY_ROLE_NAMES = {
  buyer: '購買担当',
  approver: '承認者',
  both: '購買担当・承認者',
} as const;

export const CompanyRole = v.picklist(['buyer', 'approver', 'both']);

export type CompanyRole = v.InferOutput<typeof CompanyRole>;
