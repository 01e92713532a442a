import { COMPANY_STATEMENT_ERRORS } from '@shop/contract/company-statements/company-statement-errors';
import { downloadCompanyStatementSpec } from '@shop/contract/company-statements/download-company-statement';
import { defineRoute } from '../http/define-route';
import { notFound, rejected } from '../http/http-error';
import { presentAccount } from '../payments/present-account';
import { loadIssuer } from '../pdf-documents/issuer-store';
import { limitPrints } from '../pdf-documents/limit-prints';
import { renderInTurn } from '../pdf-documents/render-in-turn';
import { statementDocument } from './statement-document';
import { findStatement, loadStatementLines } from './statement-store';

/** GET /v1/me/company/statements/{id}/download */
export const downloadCompanyStatementRoute = defineRoute(
  downloadCompanyStatementSpec,
  async (context, { params }) => {
    const { db, channel, clock } = context;
    const statement = await findStatement(db, context.requireMember().id, params.id);
    if (statement === null) throw notFound(COMPANY_STATEMENT_ERRORS.notFound, '合計請求書が見つかりません');
    await limitPrints(context, `statement-print/${statement.id}`);
    const account = await presentAccount(db, statement.channelId);
    if (account === null && statement.paidAt === null)
      throw rejected(
        COMPANY_STATEMENT_ERRORS.notIssuable,
        'お振込先をご案内する準備ができていません。お手数ですが、お問い合わせください',
      );
    const document = statementDocument(
      { statement, lines: await loadStatementLines(db, statement.id), account },
      { issuer: await loadIssuer(db, channel), now: clock.now() },
    );
    context.response.file(
      await renderInTurn(context, document),
      `合計請求書_${statement.number}.pdf`,
      'application/pdf',
    );
    return undefined;
  },
);
