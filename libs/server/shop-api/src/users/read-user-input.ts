import type { UserInput } from '@shop/contract/users/user-input';
import type { InferOutput } from 'valibot';
import { hashPassword } from '../auth/password';
import type { Channel } from '../channels/channel';
import type { users } from '../db/schema';
import { invalidFields } from '../http/http-error';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { frontSettings } from '../site/front-settings';

type ParsedInput = InferOutput<typeof UserInput>;
type UserRow = typeof users.$inferSelect;
/** What a member may write of a row, the security question apart. */
type UserFields = Pick<
  UserRow,
  | 'companyName'
  | 'departmentOrPosition'
  | 'lastName'
  | 'firstName'
  | 'lastNameKana'
  | 'firstNameKana'
  | 'phoneNumber'
  | 'cellPhoneNumber'
  | 'fax'
  | 'job'
  | 'genderCt'
  | 'birthday'
  | 'isReceiveNewsletter'
>;

/** The same, of which a change may leave out any part. */
type ParsedChange = { readonly [Name in keyof ParsedInput]?: ParsedInput[Name] | undefined };
type UserChange = { readonly [Name in keyof UserFields]: UserFields[Name] | undefined };

const LABELS = {
  company_name: '会社名',
  last_name: '姓',
  first_name: '名',
  last_name_kana: '姓（カナ）',
  first_name_kana: '名（カナ）',
} as const;
type RequiredField = keyof typeof LABELS;

/** The fields that a shop requires: names everywhere, kana and company as its settings say (core §5, account §5). */
export function requiredFields(channel: Channel): readonly RequiredField[] {
  const settings = frontSettings(channel);
  return [
    ...(settings['USER.COMPANY_NAME.IS_REQUIRED'] ? (['company_name'] as const) : []),
    'last_name',
    'first_name',
    ...(settings['USER.KANA.IS_REQUIRED'] ? (['last_name_kana', 'first_name_kana'] as const) : []),
  ];
}

/**
 * What the contract parsed, under the names of the table; what a change leaves out is undefined. Throws a 422 for what this
 * shop requires.
 */
export function readUserInput(channel: Channel, input: ParsedInput, now: Date): UserFields;
export function readUserInput(channel: Channel, input: ParsedChange, now: Date): UserChange;
export function readUserInput(channel: Channel, input: ParsedChange, now: Date): UserChange {
  const missing = requiredFields(channel).filter((field) => input[field] === '');
  const errors: Record<string, readonly string[]> = Object.fromEntries(
    missing.map((field) => [field, [`${LABELS[field]}を入力してください`]]),
  );
  const { birthday = null } = input;
  if (birthday !== null && birthday > tokyoDayOf(now)) errors['birthday'] = ['日付が無効です'];
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return {
    companyName: input.company_name,
    departmentOrPosition: input.department_or_position,
    lastName: input.last_name,
    firstName: input.first_name,
    lastNameKana: input.last_name_kana,
    firstNameKana: input.first_name_kana,
    phoneNumber: input.phone_number,
    cellPhoneNumber: input.cell_phone_number,
    fax: input.fax,
    job: input.job,
    genderCt: input.gender_ct,
    birthday: input.birthday,
    isReceiveNewsletter: input.is_receive_newsletter,
  };
}

/** The form in which answers to security questions are compared: spaces, width and case do not matter. */
export const normaliseAnswer = (answer: string): string =>
  answer.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The security question with the hash of its answer; nothing where none was sent. */
export async function readSecurityQuestion({
  reminder,
}: Pick<ParsedChange, 'reminder'>): Promise<
  Partial<Pick<UserRow, 'reminderQuestionCt' | 'reminderAnswerHash'>>
> {
  if (reminder === undefined) return {};
  return {
    reminderQuestionCt: reminder.question_ct,
    reminderAnswerHash: await hashPassword(normaliseAnswer(reminder.answer)),
  };
}
