import type { ApiClient } from '@shop/api-client/api-client';
import type { Pagination } from '@shop/api-client/pagination';
import { readPage } from '@shop/api-client/read-page';
import { listCompanyStatements } from '@shop/contract/company-statements/list-company-statements';
import * as QUERY_ROOTS from '@shop/query/query-roots';
import { queryOptions } from '@tanstack/react-query';
import { type StatementView, toStatement } from './statement-view';

/** One page of statements. */
export interface StatementList {
  readonly statements: readonly StatementView[];
  readonly pagination: Pagination;
}

/** The statements of the member's company, newest first; none where there is no company. */
export function statementsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [QUERY_ROOTS.companyStatements, page],
    queryFn: async ({ signal }): Promise<StatementList> => {
      const { data, pagination } = await readPage(page, (at) =>
        api.call(listCompanyStatements, { query: { page: at } }, { signal }),
      );
      return { statements: data.map(toStatement), pagination };
    },
  });
}
