import type { UserInput } from '@shop/contract/users/user-input';
import { readDayOf } from '@shop/site/form/form-checks';
import { choiceLists } from '@shop/validation/choices';
import { BIRTHDAY_FIELDS } from './user-checks';
import type { UserValues } from './user-fields';

const codeOf = <Code extends number>(choices: readonly { readonly code: Code }[], text: string) =>
  choices.find(({ code }) => String(code) === text)?.code ?? null;

/**
 * A member's form as the wire takes it. Without an answer no security question is sent, so that the one that is set
 * stays. account §3
 */
export function toUserInput(values: UserValues): UserInput {
  const question = codeOf(choiceLists.securityQuestion, values.securityQuestion);
  return {
    company_name: values.companyName,
    department_or_position: values.departmentOrPosition,
    last_name: values.lastName,
    first_name: values.firstName,
    last_name_kana: values.lastNameKana,
    first_name_kana: values.firstNameKana,
    phone_number: values.phoneNumber,
    cell_phone_number: values.cellPhoneNumber,
    fax: values.fax,
    job: values.job,
    gender_ct: codeOf(choiceLists.gender, values.gender),
    birthday: readDayOf(values, BIRTHDAY_FIELDS),
    is_receive_newsletter: codeOf(choiceLists.newsletter, values.newsletter) === 1,
    ...(question !== null &&
      values.securityAnswer !== '' && {
        reminder: { question_ct: question, answer: values.securityAnswer },
      }),
  };
}
