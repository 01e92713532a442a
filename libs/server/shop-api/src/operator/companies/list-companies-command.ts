import { formatYen } from '@shop/format/format-yen';
import { asc } from 'drizzle-orm';
import { readCredit } from '../../companies/company-credit';
import { closingText, paymentTermText } from '../../companies/company-days';
import { companies } from '../../db/schema';
import { listCommand } from '../lists/list-command';
import { ofChannel } from '../lists/list-conditions';

/** `companies list`: the companies of a shop with their terms and what they owe. */
export const listCompaniesCommand = listCommand({
  name: 'companies list',
  ja: '企業と、与信限度額・利用額・締め日・支払い期日・承認の条件を一覧にします',
  en: 'lists the companies with credit limit, open invoices, closing day, payment term and approval',
  isOfOneShop: true,
  none: '企業がありません。 There are no companies.',
  async read(db, { channelId, limit, offset }) {
    const rows = await db
      .select()
      .from(companies)
      .where(ofChannel(companies.channelId, channelId))
      .orderBy(asc(companies.code))
      .limit(limit)
      .offset(offset);
    const found = [];
    for (const company of rows) found.push({ company, credit: await readCredit(db, company) });
    return found;
  },
  lineOf: ({ company, credit }) =>
    [
      company.code,
      company.name,
      `${closingText(company)}${paymentTermText(company)}`,
      `利用額 ${formatYen(credit.used)}${credit.limit === null ? '（限度なし no limit）' : ` / ${formatYen(credit.limit)}`}`,
      company.isApprovalRequired
        ? `承認 ${formatYen(company.approvalThreshold)}から`
        : '承認なし no approval',
    ].join('  '),
  columns: {
    code: ({ company }) => company.code,
    name: ({ company }) => company.name,
    credit_limit: ({ credit }) => credit.limit,
    credit_used: ({ credit }) => credit.used,
    closing_day: ({ company }) => company.closingDay,
    payment_months: ({ company }) => company.paymentMonths,
    payment_day: ({ company }) => company.paymentDay,
    approval_from: ({ company }) => (company.isApprovalRequired ? company.approvalThreshold : null),
  },
});
