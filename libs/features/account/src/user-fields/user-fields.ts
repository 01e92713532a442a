import type { FieldRules } from '@shop/site/form/field-rule';
import { fieldChecks } from '@shop/site/form/field-checks';
import { textRule } from '@shop/site/form/text-rule';
import { fieldLabels } from '@shop/validation/labels/field-labels';
import { nameChecks } from '@shop/validation/name';
import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import { type AddressFormOptions, addressRulesFor } from '../address-form/address-rules-for';
import { schoolTelephone } from '../address-form/school-address-rules';
import { optionalCompanyName, userRules } from './user-rules';

const { user } = fieldLabels;
const LINE_MAX_LENGTH = 100;
const ANSWER_MAX_LENGTH = 100;

/** What is in the form of a member, in texts as the fields hold them. account §3 */
export const emptyUser = {
  companyName: '',
  departmentOrPosition: '',
  lastName: '',
  firstName: '',
  lastNameKana: '',
  firstNameKana: '',
  phoneNumber: '',
  cellPhoneNumber: '',
  fax: '',
  job: '',
  gender: '',
  birthYear: '',
  birthMonth: '',
  birthDay: '',
  newsletter: '0',
  securityQuestion: '',
  securityAnswer: '',
};

/** The name of a field of a member. */
export type UserFieldName = keyof typeof emptyUser;
/** What is in a member's form. */
export type UserValues = Readonly<Record<UserFieldName, string>>;

/** The fields' names in the API. A birthday is one field there: its messages are shown at the year. */
export const userWireNames: Readonly<Record<UserFieldName, string>> = {
  companyName: 'company_name',
  departmentOrPosition: 'department_or_position',
  lastName: 'last_name',
  firstName: 'first_name',
  lastNameKana: 'last_name_kana',
  firstNameKana: 'first_name_kana',
  phoneNumber: 'phone_number',
  cellPhoneNumber: 'cell_phone_number',
  fax: 'fax',
  job: 'job',
  gender: 'gender_ct',
  birthYear: 'birthday',
  birthMonth: 'birthday_month',
  birthDay: 'birthday_day',
  newsletter: 'is_receive_newsletter',
  securityQuestion: 'reminder.question_ct',
  securityAnswer: 'reminder.answer',
};

/** What a shop decides about the form of a member. */
export interface UserFormOptions extends AddressFormOptions {
  /** A wholesale shop: the company's name is required. account §5 */
  readonly isCompanyRequired: boolean;
}

const datePart = (label: string) => textRule(label, { isRequired: false, normalise: normaliseHalfWidth });
const choice = (label: string) => textRule(label, { isRequired: false, isChoice: true });

/** The rules of a member's fields under what the shop has decided; the API takes each of them. account §5 */
export function userRulesFor(options: UserFormOptions): FieldRules<UserFieldName> {
  const { lastName, firstName, lastNameKana, firstNameKana } = addressRulesFor(options);
  const telephone = (label: string) =>
    textRule(label, {
      isRequired: false,
      ...(options.addressFormat === 'full-width'
        ? schoolTelephone
        : { normalise: normaliseHalfWidth, check: fieldChecks.tel }),
    });
  return {
    companyName: options.isCompanyRequired ? userRules.companyName : optionalCompanyName,
    departmentOrPosition: userRules.departmentOrPosition,
    lastName,
    firstName,
    lastNameKana,
    firstNameKana,
    phoneNumber: telephone(user.phone_number),
    cellPhoneNumber: telephone(user.cell_phone_number),
    fax: telephone(user.fax),
    job: textRule(user.job, { isRequired: false, maxLength: LINE_MAX_LENGTH, check: nameChecks }),
    gender: choice('性別'),
    birthYear: datePart('年'),
    birthMonth: datePart('月'),
    birthDay: datePart('日'),
    newsletter: choice('メールマガジン'),
    securityQuestion: choice('秘密の質問'),
    securityAnswer: textRule('秘密の質問の答え', { isRequired: false, maxLength: ANSWER_MAX_LENGTH }),
  };
}
