import type { Route } from '../http/define-route';
import { downloadCompanyStatementRoute } from './download-company-statement-route';
import { listCompanyStatementsRoute } from './list-company-statements-route';

/** What a company pays for a closing period: the list, and each as PDF. */
export const companyStatementRoutes: readonly Route[] = [
  listCompanyStatementsRoute,
  downloadCompanyStatementRoute,
];
