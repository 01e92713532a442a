/** The machine codes of statements. */
export const COMPANY_STATEMENT_ERRORS = {
  /** 404: unknown, or another company's. */
  notFound: 'company_statement.not_found',
  /** 422: the shop has named no account to pay to. */
  notIssuable: 'company_statement.not_issuable',
} as const;
