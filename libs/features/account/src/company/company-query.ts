import type { ApiClient } from '@shop/api-client/api-client';
import { getMyCompany } from '@shop/contract/companies/get-my-company';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from '../account-keys';
import { type CreditTermsView, toCreditTerms } from '@shop/site/views/credit-terms';

/** The company that the member orders for. */
export interface CompanyView {
  readonly name: string;
  readonly roleName: string;
  /** Null where the shop takes no payment by invoice. */
  readonly credit: CreditTermsView | null;
  /** From which total with tax an order has to be approved; null: none has to. */
  readonly approvalThreshold: number | null;
}

/** The company of the member with its terms; null where there is none. */
export function companyQuery(api: ApiClient) {
  return queryOptions({
    queryKey: accountKeys.company,
    queryFn: async ({ signal }): Promise<CompanyView | null> => {
      const { company } = (await api.call(getMyCompany, {}, { signal })).data;
      return (
        company && {
          name: company.name,
          roleName: company.role_name,
          credit: company.credit && toCreditTerms(company.credit),
          approvalThreshold: company.approval_threshold,
        }
      );
    },
  });
}
