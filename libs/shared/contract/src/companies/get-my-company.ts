import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Yen } from '../wire/yen';
import { CompanyRole } from './company-role';
import { CreditTerms } from './credit-terms';

/** The company that a member orders for. */
export const MyCompany = v.object({
  name: v.string(),
  role: CompanyRole,
  role_name: v.string(),
  /** Null where the shop takes no payment by invoice. */
  credit: v.nullable(CreditTerms),
  /** From which total, with tax, an order has to be approved by somebody else; null: none has to. */
  approval_threshold: v.nullable(Yen),
});

export type MyCompany = v.InferOutput<typeof MyCompany>;

const schemas = { response: v.object({ company: v.nullable(MyCompany) }) };

/** The company that the member orders for, with its terms; null for everybody who orders for themselves. */
export const getMyCompany: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/company',
  auth: 'member',
  responseType: 'json',
};

export const getMyCompanySpec = specify({
  endpoint: getMyCompany,
  schemas,
  summary: '所属する企業と、お取引の条件',
  errors: [],
});
