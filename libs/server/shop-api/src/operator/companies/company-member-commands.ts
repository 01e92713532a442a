import { COMPANY_ROLE_NAMES, CompanyRole } from '@shop/contract/companies/company-role';
import { and, asc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../../db/database';
import { companies, companyMembers, users } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { listCommand } from '../lists/list-command';
import { ofChannel } from '../lists/list-conditions';
import { requireChannel } from '../require-channel';
import { lockCompanyByCode } from './lock-company';

const NONE = 'none';

const listCompanyMembers = listCommand({
  name: 'companies members',
  ja: '企業の担当者と役割を一覧にします',
  en: 'lists who orders and approves for the companies',
  isOfOneShop: true,
  none: '担当者がいません。 There are no members.',
  read: (db, { channelId, limit, offset }) =>
    db
      .select({ company: companies.code, role: companyMembers.role, member: users })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .innerJoin(users, eq(users.id, companyMembers.userId))
      .where(ofChannel(companies.channelId, channelId))
      .orderBy(asc(companies.code), asc(users.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ company, role, member }) =>
    [
      company,
      member.code,
      COMPANY_ROLE_NAMES[role],
      `${member.lastName} ${member.firstName}`.trim(),
      member.email,
    ].join('  '),
  columns: {
    company: ({ company }) => company,
    member: ({ member }) => member.code,
    role: ({ role }) => role,
    email: ({ member }) => member.email,
    last_name: ({ member }) => member.lastName,
    first_name: ({ member }) => member.firstName,
  },
});

/** The role of the word, null for none; throws for another word. */
function readRole(word: string): CompanyRole | null {
  if (word === NONE) return null;
  const role = v.safeParse(CompanyRole, word);
  if (role.success) return role.output;
  throw wrongUsage(
    `ROLE は buyer（購買）、approver（承認）、both（両方）、none（外す）のどれかです: ${word}`,
    `ROLE is buyer, approver, both or none: ${word}`,
  );
}

/** The member, whose mail address is proved: anybody can register with one of a company's. */
async function requireMember(tx: Executor, channelId: number, email: string, isRemoved: boolean) {
  const [member] = await tx
    .select({ id: users.id, code: users.code, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.email, email.toLowerCase()), isNull(users.leftAt)))
    .for('update');
  if (member === undefined)
    throw new OperatorError(`会員がいません: ${email}`, `There is no member ${email}`);
  if (member.emailVerifiedAt === null && !isRemoved)
    throw new OperatorError(
      `メールアドレスの確認が済んでいない会員です: ${email}`,
      `${email} has not been proved to be the member's own yet`,
    );
  return member;
}

const assignMember = shopCommand({
  name: 'companies assign',
  words: [{ name: 'CODE' }, { name: 'EMAIL' }, { name: 'ROLE' }],
  options: [CHANNEL_OPTION],
  ja: '会員を企業の担当者にします。ROLE は buyer（購買）、approver（承認）、both（両方）、none（外す）',
  en: 'lets a member order or approve for a company: ROLE is buyer, approver, both, or none to remove',
  async run(context, args) {
    const code = args.value('CODE');
    const role = readRole(args.value('ROLE'));
    const { id: channelId } = await requireChannel(context.db, args.value('channel'));
    const changed = await context.db.transaction(async (tx) => {
      // The member before the company, as a decision locks them.
      const member = await requireMember(tx, channelId, args.value('EMAIL'), role === null);
      const company = await lockCompanyByCode(tx, channelId, code);
      const [before] = await tx.select().from(companyMembers).where(eq(companyMembers.userId, member.id));
      if (before !== undefined && before.companyId !== company.id)
        throw new OperatorError(
          'ほかの企業の担当者です。先にその企業から外してください（ROLE に none）',
          'The member belongs to another company: remove it there first (ROLE none)',
        );
      const present = before?.role ?? null;
      if (present === role) return { member: member.code, present };
      if (role === null) await tx.delete(companyMembers).where(eq(companyMembers.userId, member.id));
      else
        await tx
          .insert(companyMembers)
          .values({ userId: member.id, companyId: company.id, role })
          .onConflictDoUpdate({ target: companyMembers.userId, set: { role } });
      await recordAudit(tx, context, {
        command: 'companies assign',
        channelId,
        target: code,
        before: { member: member.code, role: present },
        after: { member: member.code, role },
      });
      return { member: member.code, present };
    });
    context.print(
      changed.present === role
        ? `${changed.member} はすでに ${role ?? NONE} です。 Nothing to change.`
        : `${code} ${changed.member}: ${changed.present ?? NONE} → ${role ?? NONE}`,
    );
  },
});

/** The commands for who orders and approves for companies. */
export const companyMemberCommands = [listCompanyMembers, assignMember];
