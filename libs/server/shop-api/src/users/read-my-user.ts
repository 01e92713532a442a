import type { User } from '@shop/contract/users/user';
import { eq } from 'drizzle-orm';
import { findCompanyOf } from '../companies/company-store';
import { customerGroups, users } from '../db/schema';
import { findPendingEmail } from '../email-verify/pending-email';
import { unauthorized } from '../http/http-error';
import type { RouteContext } from '../http/route-context';

/** The member's own data. */
export async function readMyUser(context: RouteContext): Promise<User> {
  const [row] = await context.db
    .select({ user: users, group: customerGroups })
    .from(users)
    .innerJoin(customerGroups, eq(customerGroups.id, users.groupId))
    .where(eq(users.id, context.requireMember().id));
  if (row === undefined) throw unauthorized();
  const { user, group } = row;
  const company = await findCompanyOf(context.db, user.id);
  return {
    id: user.id,
    code: user.code,
    email: { email: user.email },
    is_email_verified: user.emailVerifiedAt !== null,
    pending_email: await findPendingEmail(context, user),
    username: user.username,
    company_name: user.companyName,
    department_or_position: user.departmentOrPosition,
    last_name: user.lastName,
    first_name: user.firstName,
    last_name_kana: user.lastNameKana,
    first_name_kana: user.firstNameKana,
    phone_number: user.phoneNumber,
    cell_phone_number: user.cellPhoneNumber,
    fax: user.fax,
    job: user.job,
    gender_ct: user.genderCt,
    birthday: user.birthday,
    is_registered_member: user.isRegisteredMember,
    is_receive_newsletter: user.isReceiveNewsletter,
    reminder: user.reminderQuestionCt === null ? null : { question_ct: user.reminderQuestionCt },
    ...(company === null ? {} : { company: { name: company.name } }),
    customer_group: { id: group.id, name: group.name },
  };
}
