import { and, desc, eq } from 'drizzle-orm';
import { auditEntries, type AuditValues, channels } from '../../db/schema';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';

const DEFAULT_LIMIT = 20;

/** An import names the changes of many products; a line shows the first values, `--format json` all of them. */
const MOST_SHOWN = 12;

function written(values: AuditValues | null): string {
  if (values === null) return '-';
  const all = Object.entries(values).map(([name, value]) => `${name}=${String(value)}`);
  const left = all.length - MOST_SHOWN;
  return [...all.slice(0, MOST_SHOWN), ...(left > 0 ? [`ほか ${left} 項目（--format json）`] : [])].join(' ');
}

/** `audit`: lists the audit log, newest first. */
export const auditCommand = listCommand({
  name: 'audit',
  ja: '運営の操作の記録を新しい順に表示します',
  en: 'lists what operators changed, newest first',
  day: { ja: '操作した日', en: 'changed' },
  defaultLimit: DEFAULT_LIMIT,
  none: '記録はありません。 No entries.',
  read: (db, { channelId, limit, offset, ...period }) =>
    db
      .select({ entry: auditEntries, channel: channels.key })
      .from(auditEntries)
      .leftJoin(channels, eq(channels.id, auditEntries.channelId))
      .where(and(ofChannel(auditEntries.channelId, channelId), within(auditEntries.at, period)))
      .orderBy(desc(auditEntries.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ entry, channel }) =>
    [
      tokyoTime(entry.at),
      entry.actor,
      entry.command,
      channel ?? '-',
      entry.target,
      `${written(entry.before)} → ${written(entry.after)}`,
    ].join('  '),
  columns: {
    at: ({ entry }) => tokyoTimestamp(entry.at),
    actor: ({ entry }) => entry.actor,
    command: ({ entry }) => entry.command,
    channel: ({ channel }) => channel,
    target: ({ entry }) => entry.target,
    before: ({ entry }) => entry.before,
    after: ({ entry }) => entry.after,
  },
});
