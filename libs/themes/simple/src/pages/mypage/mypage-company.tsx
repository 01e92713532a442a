import { companyQuery } from '@shop/feature-account/company/company-query';
import type { Me } from '@shop/feature-account/me-query';
import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatPriceWithTax, formatYen } from '@shop/format/format-yen';
import { useApi } from '@shop/query/use-api';
import { accountPaths } from '@shop/site/paths/account-paths';
import { useWords } from '@shop/theming/use-words';
import { DefinitionList } from '@shop/ui-kit/definition-list';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Panel } from '@shop/ui-kit/panel';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import list from '../../parts/history-list.module.css';
import { QueryFailure } from '../../parts/query-failure';
import { mypageCompanyWords } from './mypage-company-words';

/** The terms of the company that the member orders for; nothing for everybody else. */
export function MypageCompany({ me }: { readonly me: Me }) {
  return me.hasCompany ? <CompanyTerms /> : null;
}

function CompanyTerms() {
  const words = useWords(mypageCompanyWords);
  const { data, error, isPending, refetch } = useQuery(companyQuery(useApi()));
  if (isPending) return <SkeletonPage sizes={['block']} />;
  if (data === undefined) return <QueryFailure error={error} onRetry={refetch} />;
  if (data === null) return null;
  const { credit, approvalThreshold } = data;
  const items = [
    { term: words.company, description: words.companyWithRole(data.name, data.roleName) },
    ...(credit === null
      ? []
      : [
          {
            term: words.available,
            description:
              credit.available === null || credit.limit === null
                ? words.unlimited
                : words.availableOf(formatPriceWithTax(credit.available), formatYen(credit.limit)),
          },
          { term: words.closing, description: credit.closing },
          {
            term: words.payment,
            description: words.paymentOfToday(credit.paymentTerm, formatDayWithWeekday(credit.nextDueOn)),
          },
        ]),
    ...(approvalThreshold === null
      ? []
      : [
          {
            term: words.approval,
            description:
              approvalThreshold === 0
                ? words.approvalAlways
                : words.approvalFrom(formatPriceWithTax(approvalThreshold)),
          },
        ]),
  ];
  return (
    <Panel
      title={words.heading}
      action={
        <div className={list.actions}>
          {credit !== null && (
            <LinkButton to={accountPaths.statements()} variant="quiet">
              {words.toStatements}
            </LinkButton>
          )}
          {approvalThreshold !== null && (
            <LinkButton to={accountPaths.approvals()} variant="quiet">
              {words.toApprovals}
            </LinkButton>
          )}
        </div>
      }
    >
      <DefinitionList items={items} />
    </Panel>
  );
}
