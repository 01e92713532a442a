import { desc, eq } from 'drizzle-orm';
import { auditEntries, type AuditValues, channels } from '../../db/schema';
import { shopCommand } from '../command/operator-command';
import { wholeNumber } from '../command/whole-number';
import { tokyoTime } from '../tokyo-time';

const DEFAULT_LIMIT = '20';
const MOST = 10_000;

const written = (values: AuditValues | null): string =>
  values === null
    ? '-'
    : Object.entries(values)
        .map(([name, value]) => `${name}=${String(value)}`)
        .join(' ');

/** `audit`: who changed what, newest first. */
export const auditCommand = shopCommand({
  name: 'audit',
  words: [],
  options: [
    { name: 'limit', value: 'N', isOptional: true, ja: '行数（はじめは 20）', en: 'how many rows (20)' },
  ],
  ja: '運営の操作の記録を新しい順に表示します',
  en: 'lists what operators changed, newest first',
  async run({ db, print }, args) {
    const limit = wholeNumber('--limit', args.optional('limit') ?? DEFAULT_LIMIT, 1, MOST);
    const rows = await db
      .select({ entry: auditEntries, channel: channels.key })
      .from(auditEntries)
      .leftJoin(channels, eq(channels.id, auditEntries.channelId))
      .orderBy(desc(auditEntries.id))
      .limit(limit);
    if (rows.length === 0) print('記録はありません。 No entries.');
    for (const { entry, channel } of rows)
      print(
        [
          tokyoTime(entry.at),
          entry.actor,
          entry.command,
          channel ?? '-',
          entry.target,
          `${written(entry.before)} → ${written(entry.after)}`,
        ].join('  '),
      );
  },
});
