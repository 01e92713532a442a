import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { CompanyStatement } from './company-statement';

const schemas = { query: v.object({ ...PageQuery.entries }), response: v.array(CompanyStatement) };

/** The statements of the member's company, newest first; none for everybody who belongs to no company. */
export const listCompanyStatements: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/company/statements',
  auth: 'member',
  responseType: 'json',
};

export const listCompanyStatementsSpec = specify({
  endpoint: listCompanyStatements,
  schemas,
  summary: '合計請求書の一覧',
  errors: [],
});
