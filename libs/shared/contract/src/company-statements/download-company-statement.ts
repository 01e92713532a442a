import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { COMPANY_STATEMENT_ERRORS } from './company-statement-errors';

const schemas = { params: v.object({ id: IdFromText }) };

/** A statement of the member's company as a PDF. */
export const downloadCompanyStatement: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/company/statements/{id}/download',
  auth: 'member',
  responseType: 'file',
};

export const downloadCompanyStatementSpec = specify({
  endpoint: downloadCompanyStatement,
  schemas,
  summary: '合計請求書のダウンロード（PDF）',
  errors: [COMPANY_STATEMENT_ERRORS.notFound, COMPANY_STATEMENT_ERRORS.notIssuable],
});
