import { EMAIL_MAX_LENGTH, isEmail } from '@shop/validation/email';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import * as v from 'valibot';
import { kana } from '../wire/kana';
import { optionalName, requiredLine, requiredName } from '../wire/text-input';
import { telephone } from '../wire/telephone';
import { rawText } from '../wire/raw-text';

const NAME_MAX = 50;
/** account §5 */
const COMPANY_MAX = 250;
const LINE_MAX = 100;
const ANSWER_MAX = 100;
const FIRST_YEAR = '1900-01-01';
const NO_DAY = '日付が無効です';
const EMAIL_MESSAGE = 'メールアドレスの形式で入力してください';
const EMAIL_TOO_LONG = `${EMAIL_MAX_LENGTH}文字以内で入力してください`;
const USERNAME_MAX = 32;
const USERNAME_MESSAGE = 'ユーザー名は半角英数字（. _ - も可）4〜32文字で入力してください';
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** A mail address as it is kept: lower case, half width. */
export const Email = v.pipe(
  rawText(EMAIL_MAX_LENGTH, EMAIL_TOO_LONG, 'メールアドレスを入力してください'),
  v.transform((text) => normaliseHalfWidth(text).toLowerCase()),
  v.nonEmpty('メールアドレスを入力してください'),
  v.maxLength(EMAIL_MAX_LENGTH, EMAIL_TOO_LONG),
  v.check(isEmail, EMAIL_MESSAGE),
);

/** A user name: letters, digits and . _ -; never an @, so that it is no mail address. */
export const Username = v.pipe(
  rawText(USERNAME_MAX, USERNAME_MESSAGE),
  v.transform((text) => normaliseHalfWidth(text).toLowerCase()),
  v.regex(/^[a-z0-9][a-z0-9._-]{3,31}$/, USERNAME_MESSAGE),
);

const tel = (label: string) => v.optional(telephone(label), '');

/** 1 receive, 0 do not (account §3); a yes or no is taken too. */
const NewsletterFlag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 1),
);

/** 1 first pet's name · 2 mother's maiden name · 3 elementary school · 4 favourite food (account §3). */
export const SecurityQuestion = v.picklist([1, 2, 3, 4], '秘密の質問を選択してください');
/** 1 male · 2 female · 3 other · 4 no answer (account §3). */
export const Gender = v.picklist([1, 2, 3, 4], '性別を選択してください');

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && text >= FIRST_YEAR;
};

/** What a member writes about themselves. What a shop requires beyond it is its own setting. */
export const UserInput = v.object({
  company_name: v.optional(optionalName('会社名', COMPANY_MAX), ''),
  department_or_position: v.optional(optionalName('部署・役職', COMPANY_MAX), ''),
  /** Mails begin with the name, also those that go to an address before its owner has proved it. */
  last_name: requiredName('姓', NAME_MAX),
  first_name: requiredName('名', NAME_MAX),
  last_name_kana: kana('姓（カナ）', NAME_MAX),
  first_name_kana: kana('名（カナ）', NAME_MAX),
  phone_number: tel('電話番号'),
  cell_phone_number: tel('携帯電話番号'),
  fax: tel('FAX番号'),
  job: v.optional(optionalName('職業', LINE_MAX), ''),
  gender_ct: v.optional(v.nullable(Gender), null),
  /** `1990-04-01` */
  birthday: v.optional(
    v.nullable(v.pipe(v.string(), v.maxLength(DAY_LENGTH, NO_DAY), v.check(isDay, NO_DAY))),
    null,
  ),
  is_receive_newsletter: v.optional(NewsletterFlag, false),
  /** The security question and its answer; left out, what is set stays. The answer is kept as a hash. */
  reminder: v.optional(v.object({ question_ct: SecurityQuestion, answer: requiredLine('答え', ANSWER_MAX) })),
});
export type UserInput = v.InferInput<typeof UserInput>;
