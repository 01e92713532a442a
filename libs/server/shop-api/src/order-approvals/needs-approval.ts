import type { CompanyRow } from '../companies/company-store';

/** Whether an order of a company's member has to be approved by somebody else before it is placed. */
export const needsApproval = (
  company: Pick<CompanyRow, 'isApprovalRequired' | 'approvalThreshold'> | null,
  totalPayment: number,
): boolean => company !== null && company.isApprovalRequired && totalPayment >= company.approvalThreshold;
