import { COMPANY_ROLE_NAMES } from '@shop/contract/companies/company-role';
import { getMyCompanySpec } from '@shop/contract/companies/get-my-company';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { defineRoute } from '../http/define-route';
import { listPaymentMethods } from '../payments/payment-store';
import { readCredit } from './company-credit';
import { findCompanyOf } from './company-store';
import { presentCreditTerms } from './present-credit-terms';

/** GET /v1/me/company */
export const getMyCompanyRoute = defineRoute(
  getMyCompanySpec,
  async ({ db, channel, clock, requireMember }) => {
    const company = await findCompanyOf(db, requireMember().id);
    if (company === null) return { company: null };
    const methods = await listPaymentMethods(db, channel.id);
    const takesInvoices = methods.some(
      ({ paymentId, isUsable }) => isUsable && paymentId === PAYMENTS.deferredInvoice,
    );
    return {
      company: {
        name: company.name,
        role: company.role,
        role_name: COMPANY_ROLE_NAMES[company.role],
        credit: takesInvoices
          ? presentCreditTerms(company, await readCredit(db, company), clock.now())
          : null,
        approval_threshold: company.isApprovalRequired ? company.approvalThreshold : null,
      },
    };
  },
);
