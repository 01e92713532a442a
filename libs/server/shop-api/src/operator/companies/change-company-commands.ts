import { eq } from 'drizzle-orm';
import { closingText, paymentTermText } from '../../companies/company-days';
import { type AuditValues, companies } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { requireChannel } from '../require-channel';
import { type CompanyTerms, readCompanyName, readTerms, TERM_OPTIONS, USUAL_TERMS } from './company-terms';
import { lockCompanyByCode } from './lock-company';

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;

function readCode(given: string): string {
  if (CODE.test(given)) return given;
  throw wrongUsage(
    `CODE は半角の英数字と - _ で、32文字までです: ${given}`,
    `CODE has up to 32 letters, digits, - and _: ${given}`,
  );
}

const audited = ({ name, ...terms }: CompanyTerms & { readonly name: string }): AuditValues => ({
  name,
  credit_limit: terms.creditLimit,
  closing_day: terms.closingDay,
  payment_months: terms.paymentMonths,
  payment_day: terms.paymentDay,
  approval_from: terms.isApprovalRequired ? terms.approvalThreshold : null,
});

const said = (code: string, company: CompanyTerms & { readonly name: string }): string =>
  `${code}: ${company.name}  ${closingText(company)}${paymentTermText(company)}`;

const addCompany = shopCommand({
  name: 'companies add',
  words: [{ name: 'CODE' }, { name: 'NAME' }],
  options: [CHANNEL_OPTION, ...TERM_OPTIONS],
  ja: '企業を登録します。--credit-limit は必須です（ほかに指定しなければ、末日締め翌月末日払い・承認なし）',
  en: 'adds a company with its --credit-limit; unless said otherwise it pays at the end of the next month, without approval',
  async run(context, args) {
    const code = readCode(args.value('CODE'));
    // To be approved is to be trusted with a sum: nobody gets one without end by leaving an option out.
    if (args.optional('credit-limit') === undefined)
      throw wrongUsage(
        '--credit-limit を指定してください（限度を設けない場合は none）',
        'Say the --credit-limit (none for no limit)',
      );
    const company = { ...readTerms(args, USUAL_TERMS), name: readCompanyName(args.value('NAME')) };
    const { id: channelId } = await requireChannel(context.db, args.value('channel'));
    await context.db.transaction(async (tx) => {
      const added = await tx
        .insert(companies)
        .values({ ...company, channelId, code, createdAt: context.clock.now() })
        .onConflictDoNothing({ target: [companies.channelId, companies.code] })
        .returning({ id: companies.id });
      if (added.length === 0)
        throw new OperatorError(`すでにあります: ${code}`, `There is a company ${code} already`);
      await recordAudit(tx, context, {
        command: 'companies add',
        channelId,
        target: code,
        before: null,
        after: audited(company),
      });
    });
    context.print(said(code, company));
  },
});

const setCompany = shopCommand({
  name: 'companies set',
  words: [{ name: 'CODE' }],
  options: [
    CHANNEL_OPTION,
    { name: 'name', value: 'NAME', isOptional: true, ja: '企業の名前', en: 'the name of the company' },
    ...TERM_OPTIONS,
  ],
  ja: '企業の名前と条件を変えます。ご注文済みの分の期日は、発送のときの条件で決まります',
  en: 'changes name and terms of a company; what is ordered is due by the terms at its shipment',
  async run(context, args) {
    const code = args.value('CODE');
    const name = args.optional('name');
    const { id: channelId } = await requireChannel(context.db, args.value('channel'));
    const company = await context.db.transaction(async (tx) => {
      const before = await lockCompanyByCode(tx, channelId, code);
      const changed = {
        ...before,
        ...readTerms(args, before),
        ...(name === undefined ? {} : { name: readCompanyName(name) }),
      };
      await tx.update(companies).set(changed).where(eq(companies.id, before.id));
      await recordAudit(tx, context, {
        command: 'companies set',
        channelId,
        target: code,
        before: audited(before),
        after: audited(changed),
      });
      return changed;
    });
    context.print(said(code, company));
  },
});

/** The commands that add and change companies. */
export const changeCompanyCommands = [addCompany, setCompany];
