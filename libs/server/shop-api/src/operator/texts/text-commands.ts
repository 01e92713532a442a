import { and, asc, eq } from 'drizzle-orm';
import { displayMessages, popups } from '../../db/schema';
import { recordAudit } from '../audit/record-audit';
import { CHANNEL_OPTION, type OperatorCommand, shopCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { requireChannel } from '../require-channel';
import { tokyoTimestamp } from '../../tokyo-time/tokyo-time';

const LONGEST = { title: 200, body: 20_000 } as const;
const FIRST_LETTERS = 40;

/** A kind of text that pages show by its code. */
interface TextKind {
  readonly name: 'messages' | 'popups';
  readonly table: typeof displayMessages | typeof popups;
  readonly ja: string;
  readonly en: string;
  /** Where shoppers read one of them alone, for links in mails and news; left out where they cannot. */
  readonly pageOf?: (id: number) => string;
}

const KINDS: readonly TextKind[] = [
  { name: 'messages', table: displayMessages, ja: 'ページに出すお知らせ', en: 'messages shown on pages' },
  {
    name: 'popups',
    table: popups,
    ja: 'ポップアップ',
    en: 'popups',
    pageOf: (id) => `/popup?id=${id}`,
  },
];

const shown = (isShow: boolean) => (isShow ? '表示 shown' : '非表示 hidden');

/** A title or body; throws for one that is too long or cannot be stored. */
function readText(name: keyof typeof LONGEST, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (given.length <= LONGEST[name] && !given.includes('\0')) return given;
  throw wrongUsage(
    `--${name} は ${LONGEST[name]} 文字までです`,
    `--${name} has at most ${LONGEST[name]} characters`,
  );
}

function readShow(given: string | undefined): boolean | undefined {
  if (given === undefined) return undefined;
  if (given === 'true' || given === 'false') return given === 'true';
  throw wrongUsage('--show は true か false です', '--show is true or false');
}

const listOf = ({ name, table, ja, en, pageOf = () => '' }: TextKind): OperatorCommand =>
  listCommand({
    name: `${name} list`,
    ja: `${ja}を表示します`,
    en: `lists ${en}`,
    states: { shown: '表示', hidden: '非表示' },
    day: { ja: '最後の変更', en: 'changed last' },
    isOfOneShop: true,
    none: 'ありません。 There are none.',
    read: (db, { state, channelId, limit, offset, ...period }) =>
      db
        .select({
          id: table.id,
          code: table.code,
          title: table.title,
          body: table.body,
          isShow: table.isShow,
          updatedAt: table.updatedAt,
        })
        .from(table)
        .where(
          and(
            ofChannel(table.channelId, channelId),
            state === null ? undefined : eq(table.isShow, state === 'shown'),
            within(table.updatedAt, period),
          ),
        )
        .orderBy(asc(table.code))
        .limit(limit)
        .offset(offset),
    lineOf: ({ id, code, title, body, isShow }) => {
      const words = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
      const beginning = [...words.trim()].slice(0, FIRST_LETTERS).join('');
      return [code, shown(isShow), title, pageOf(id), beginning].filter((part) => part !== '').join('  ');
    },
    columns: {
      code: ({ code }) => code,
      is_show: ({ isShow }) => isShow,
      title: ({ title }) => title,
      body: ({ body }) => body,
      page: ({ id }) => pageOf(id),
      updated_at: ({ updatedAt }) => tokyoTimestamp(updatedAt),
    },
  });

const setOf = ({ name, table, ja, en }: TextKind): OperatorCommand =>
  shopCommand({
    name: `${name} set`,
    words: [{ name: 'CODE' }],
    options: [
      { name: 'title', value: 'TEXT', isOptional: true, ja: '見出し', en: 'the heading' },
      { name: 'body', value: 'HTML', isOptional: true, ja: '本文（HTML）', en: 'the text, as HTML' },
      { name: 'show', value: 'true|false', isOptional: true, ja: '表示するか', en: 'whether it is shown' },
      CHANNEL_OPTION,
    ],
    ja: `${ja}の文と表示を変えます`,
    en: `changes the words of ${en}, and whether they are shown`,
    async run(context, args) {
      const title = readText('title', args.optional('title'));
      const body = readText('body', args.optional('body'));
      const isShow = readShow(args.optional('show'));
      if (title === undefined && body === undefined && isShow === undefined)
        throw wrongUsage('--title、--body、--show のどれかが必要です', 'Give --title, --body or --show');
      const code = args.value('CODE');
      const channel = await requireChannel(context.db, args.value('channel'));
      const ofCode = and(eq(table.channelId, channel.id), eq(table.code, code));
      const columns = { title: table.title, body: table.body, isShow: table.isShow };
      const after = await context.db.transaction(async (tx) => {
        const [before] = await tx.select(columns).from(table).where(ofCode).for('update');
        if (before === undefined)
          throw new OperatorError(`コードがありません: ${code}`, `There is no code ${code}`);
        const changed = {
          title: title ?? before.title,
          body: body ?? before.body,
          isShow: isShow ?? before.isShow,
        };
        await tx
          .update(table)
          .set({ ...changed, updatedAt: context.clock.now() })
          .where(ofCode);
        await recordAudit(tx, context, {
          command: `${name} set`,
          channelId: channel.id,
          target: code,
          before,
          after: changed,
        });
        return changed;
      });
      context.print([code, shown(after.isShow), after.title].join('  '));
    },
  });

/** The commands for texts that pages show by their codes. */
export const textCommands = KINDS.flatMap((kind) => [listOf(kind), setOf(kind)]);
