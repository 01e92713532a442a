import path from 'node:path';
import { CHANNEL_OPTION, DRY_RUN_OPTION, hasDryRun, type OperatorCommand } from '../command/operator-command';
import { requireChannel } from '../require-channel';
import { formatIssue, reportIssues } from './content-issue';
import { pullContent } from './pull-content';
import { type KindResult, pushContent } from './push-content';

const FOLDER = { name: 'FOLDER' } as const;
const MAX_NAMES = 20;

/** `content pull`: what a shop says, as a folder of Markdown and pictures. */
const contentPull: OperatorCommand = {
  name: 'content pull',
  words: [FOLDER],
  options: [
    CHANNEL_OPTION,
    {
      name: 'overwrite',
      isOptional: true,
      ja: 'フォルダーにあるファイルを上書きします',
      en: 'replaces files of the folder',
    },
  ],
  ja: 'ページ・お知らせ・よくあるご質問などを、Markdown と画像のフォルダーに書き出します',
  en: 'writes pages, news, FAQ and so on into a folder of Markdown and pictures',
  run: (host, args) => {
    const folder = path.resolve(host.workingFolder, args.value('FOLDER'));
    return host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      const isOverwriting = args.optional('overwrite') !== undefined;
      const { texts, pictures, unnamed } = await pullContent(context, channel, { folder, isOverwriting });
      for (const name of unnamed)
        context.print(`ファイルの名前にできないため書き出しません: ${name} / cannot be a file: ${name}`);
      context.print(
        `文章 ${texts} 件、画像 ${pictures} 枚を書き出しました。 ${texts} texts and ${pictures} pictures were written.`,
      );
    });
  },
};

/** `content push`: the folder becomes what the shop says, all of it or nothing. */
const contentPush: OperatorCommand = {
  name: 'content push',
  words: [FOLDER],
  options: [
    CHANNEL_OPTION,
    DRY_RUN_OPTION,
    {
      name: 'delete',
      isOptional: true,
      ja: 'フォルダーにないものを店から消します（ファイルが一つもない種類は残します）',
      en: 'removes what the folder does not hold, of the kinds that it has files of',
    },
  ],
  ja: 'フォルダーの Markdown と画像を、店のページ・お知らせ・よくあるご質問などにします（すべてか、まったくか）',
  en: 'makes pages, news, FAQ and so on what the folder says, all or nothing',
  run: (host, args) => {
    const folder = path.resolve(host.workingFolder, args.value('FOLDER'));
    return host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      const isDryRun = hasDryRun(args);
      const isDeleting = args.optional('delete') !== undefined;
      const { kinds, warnings } = await pushContent(context, channel, { folder, isDryRun, isDeleting }).catch(
        (error: unknown) => reportIssues(context, error),
      );
      if (kinds.length === 0) context.print('ファイルがありません。 There are no files.');
      else if (!kinds.some(changes)) context.print('変更なし。 Nothing changes.');
      else if (isDryRun) context.print('反映すると / would become:');
      for (const result of kinds) for (const line of linesOf(result)) context.print(line);
      for (const warning of warnings.slice(0, MAX_NAMES))
        context.print(`注意 / note: ${formatIssue(warning)}`);
    });
  },
};

const namesOf = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ` … (${names.length})` : '');

const changes = ({ added, changed, removed }: KindResult): boolean =>
  added.length + changed.length + removed.length > 0;

/** What became of a kind; nothing of one that stays as it is. */
function linesOf({ folder, ja, left, ...done }: KindResult): readonly string[] {
  const [added, changed, removed] = [done.added.length, done.changed.length, done.removed.length];
  const named = [
    ['追加 / added', done.added],
    ['変更 / changed', done.changed],
    ['削除 / removed', done.removed],
    ['フォルダーにないため残したもの（消すには --delete） / kept, without a file', left],
  ] as const;
  if (added + changed + removed + left.length === 0) return [];
  return [
    `${folder}（${ja}）: 追加 ${added}、変更 ${changed}、削除 ${removed} / ${added} added, ${changed} changed, ${removed} removed`,
    ...named.flatMap(([what, names]) => (names.length === 0 ? [] : [`    ${what}: ${namesOf(names)}`])),
  ];
}

/** The commands for what a shop says. */
export const contentCommands = [contentPull, contentPush];
