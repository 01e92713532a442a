import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { channels, users } from '../../db/schema';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';

const STATES = { registered: '本会員', unregistered: '仮会員', left: '退会済み' } as const;
type MemberState = keyof typeof STATES;

const stateOf = ({ leftAt, isRegisteredMember }: typeof users.$inferSelect): MemberState =>
  leftAt !== null ? 'left' : isRegisteredMember ? 'registered' : 'unregistered';

function inState(state: MemberState | null): SQL | undefined {
  if (state === null) return undefined;
  if (state === 'left') return isNotNull(users.leftAt);
  return and(isNull(users.leftAt), eq(users.isRegisteredMember, state === 'registered'));
}

/** `members list`: the members of a shop, the last to join first. */
export const listMembersCommand = listCommand({
  name: 'members list',
  ja: '会員を新しい順に表示します',
  en: 'lists members, newest first',
  states: STATES,
  day: { ja: '入会日', en: 'joined' },
  none: '会員はいません。 No members.',
  read: (db, { state, channelId, limit, offset, ...period }) =>
    db
      .select({ member: users, channel: channels.key })
      .from(users)
      .innerJoin(channels, eq(channels.id, users.channelId))
      .where(and(ofChannel(users.channelId, channelId), inState(state), within(users.createdAt, period)))
      .orderBy(desc(users.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ member, channel }) =>
    [
      member.code,
      tokyoTime(member.createdAt),
      channel,
      STATES[stateOf(member)],
      `${member.lastName} ${member.firstName}`.trim(),
      member.email,
    ].join('  '),
  columns: {
    code: ({ member }) => member.code,
    created_at: ({ member }) => tokyoTimestamp(member.createdAt),
    channel: ({ channel }) => channel,
    state: ({ member }) => stateOf(member),
    email: ({ member }) => member.email,
    last_name: ({ member }) => member.lastName,
    first_name: ({ member }) => member.firstName,
    company_name: ({ member }) => member.companyName,
    is_manager: ({ member }) => member.isManager,
    is_receive_newsletter: ({ member }) => member.isReceiveNewsletter,
    left_at: ({ member }) => (member.leftAt === null ? null : tokyoTimestamp(member.leftAt)),
  },
});
