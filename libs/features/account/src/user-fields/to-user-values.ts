import type { User } from '@shop/contract/users/user';
import type { UserValues } from './user-fields';

/**
 * A member as their form shows them; the answer to the security question is never sent back. account §3
 */
export function toUserValues(user: User): UserValues {
  const [birthYear = '', birthMonth = '', birthDay = ''] = (user.birthday ?? '').split('-');
  return {
    companyName: user.company_name,
    departmentOrPosition: user.department_or_position,
    lastName: user.last_name,
    firstName: user.first_name,
    lastNameKana: user.last_name_kana,
    firstNameKana: user.first_name_kana,
    phoneNumber: user.phone_number,
    cellPhoneNumber: user.cell_phone_number,
    fax: user.fax,
    job: user.job,
    gender: user.gender_ct === null ? '' : String(user.gender_ct),
    birthYear,
    birthMonth: birthMonth.replace(/^0/, ''),
    birthDay: birthDay.replace(/^0/, ''),
    newsletter: user.is_receive_newsletter ? '1' : '0',
    securityQuestion: user.reminder === null ? '' : String(user.reminder.question_ct),
    securityAnswer: '',
  };
}
