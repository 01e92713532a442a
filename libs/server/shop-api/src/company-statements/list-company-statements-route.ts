import { listCompanyStatementsSpec } from '@shop/contract/company-statements/list-company-statements';
import { COMPANY_STATEMENT_STATUS_NAMES } from '@shop/contract/company-statements/company-statement-status';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { listStatements } from './statement-store';

/** GET /v1/me/company/statements */
export const listCompanyStatementsRoute = defineRoute(
  listCompanyStatementsSpec,
  async ({ db, response, requireMember }, { query }) => {
    const { rows, total } = await listStatements(db, requireMember().id, limitAndOffset(query));
    response.paginate(total, query.page, query.per);
    return rows.map(({ id, number, periodFrom, closingOn, dueOn, totalPayment, paidAt }) => {
      const status = paidAt === null ? 'waiting' : 'paid';
      return {
        id,
        number,
        period_from: periodFrom,
        closing_on: closingOn,
        due_on: dueOn,
        total_payment: totalPayment,
        status,
        status_name: COMPANY_STATEMENT_STATUS_NAMES[status],
      };
    });
  },
);
