import { END_OF_MONTH } from '../../db/schema';
import type { BillingTerms } from '../../companies/company-days';
import type { CompanyRow } from '../../companies/company-store';
import type { CommandArguments, CommandOption } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';

const NONE = 'none';
const END = 'end';
const MAX_YEN = 999_999_999;
const MAX_DAY = 28;
const MAX_MONTHS = 12;
const MAX_NAME = 100;

/** The options of a company's name and terms, of which `companies set` takes any. */
export const TERM_OPTIONS: readonly CommandOption[] = [
  {
    name: 'credit-limit',
    value: 'YEN',
    isOptional: true,
    ja: '請求書払いの与信限度額（円、税込）。none で限度なし',
    en: 'the most that may be open on invoices, yen with tax; none: no limit',
  },
  {
    name: 'closing-day',
    value: 'DAY',
    isOptional: true,
    ja: '締め日（1 から 28、または end＝末日）',
    en: 'the closing day: 1 to 28, or end for the last day of the month',
  },
  {
    name: 'payment-term',
    value: 'MONTHS:DAY',
    isOptional: true,
    ja: '支払い期日（締め日の月から何か月後の何日か。1:end＝翌月末日、2:10＝翌々月10日）',
    en: 'when a bill is due: months after that of the closing day, and the day (1:end, 2:10)',
  },
  {
    name: 'approval',
    value: 'YEN',
    isOptional: true,
    ja: '承認が必要になる合計（円、税込、以上）。none で承認なし',
    en: 'the total with tax from which orders have to be approved; none: none have to',
  },
];

/** The terms of a company that its row holds. */
export type CompanyTerms = BillingTerms &
  Pick<CompanyRow, 'creditLimit' | 'isApprovalRequired' | 'approvalThreshold'>;

/** What a company has where nothing else is agreed: 末日締め翌月末日払い, no limit and no approval. */
export const USUAL_TERMS: CompanyTerms = {
  creditLimit: null,
  closingDay: END_OF_MONTH,
  paymentMonths: 1,
  paymentDay: END_OF_MONTH,
  isApprovalRequired: false,
  approvalThreshold: 0,
};

const readDay = (name: string, text: string): number =>
  text === END ? END_OF_MONTH : wholeNumber(name, text, 1, MAX_DAY);

function readPaymentTerm(text: string): Pick<BillingTerms, 'paymentMonths' | 'paymentDay'> {
  const [months = '', day = '', ...more] = text.split(':');
  if (more.length > 0 || day === '')
    throw wrongUsage(
      `支払い期日ではありません: ${text}（例: 1:end、2:10）`,
      `Not a payment term: ${text} (such as 1:end or 2:10)`,
    );
  return {
    paymentMonths: wholeNumber('MONTHS', months, 0, MAX_MONTHS),
    paymentDay: readDay('DAY', day),
  };
}

/** The terms as the options change them. Throws where a bill would be due before it is closed. */
export function readTerms(args: CommandArguments, before: CompanyTerms): CompanyTerms {
  const limit = args.optional('credit-limit');
  const closingDay = args.optional('closing-day');
  const term = args.optional('payment-term');
  const approval = args.optional('approval');
  const terms = {
    ...before,
    ...(limit === undefined
      ? {}
      : { creditLimit: limit === NONE ? null : wholeNumber('--credit-limit', limit, 0, MAX_YEN) }),
    ...(closingDay === undefined ? {} : { closingDay: readDay('--closing-day', closingDay) }),
    ...(term === undefined ? {} : readPaymentTerm(term)),
    ...(approval === undefined ? {} : readApproval(approval)),
  };
  // February may end on the 28th: no day of the same month comes after a closing day so late.
  const isLate = terms.closingDay >= MAX_DAY;
  if (terms.paymentMonths === 0 && (isLate || terms.paymentDay <= terms.closingDay))
    throw wrongUsage(
      '当月払いの支払い期日は、締め日よりあとの日にしてください',
      'In the month of the closing day, the payment day must come after it',
    );
  return terms;
}

const readApproval = (text: string): Pick<CompanyTerms, 'isApprovalRequired' | 'approvalThreshold'> =>
  text === NONE
    ? { isApprovalRequired: false, approvalThreshold: 0 }
    : { isApprovalRequired: true, approvalThreshold: wholeNumber('--approval', text, 0, MAX_YEN) };

/** The name of a company; throws for one that is empty or too long. */
export function readCompanyName(given: string): string {
  const name = given.normalize('NFC').trim();
  if (name !== '' && name.length <= MAX_NAME && !/\p{Cc}/u.test(name)) return name;
  throw wrongUsage(`NAME は 1 から ${MAX_NAME} 文字です`, `NAME has 1 to ${MAX_NAME} characters`);
}
