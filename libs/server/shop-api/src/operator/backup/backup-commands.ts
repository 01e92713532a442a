import path from 'node:path';
import { recordAudit } from '../audit/record-audit';
import type { OperatorCommand, OperatorHost } from '../command/operator-command';
import { OperatorError } from '../command/operator-error';
import { requireNewFile, writeBackup } from './write-backup';

const BYTES_PER_MB = 1_000_000;

/** `backup`: everything in one file, while the shop runs. */
const backup: OperatorCommand = {
  name: 'backup',
  words: [{ name: 'FILE' }],
  options: [],
  ja: 'データベースと画像を一つのファイルに保存します（店が動いていてもかまいません）',
  en: 'writes database and pictures into one file, while the shop runs',
  run: (host, args) =>
    host.withShop(async (context) => {
      const file = path.resolve(host.workingFolder, args.value('FILE'));
      await requireNewFile(file);
      const record = (after: { readonly is_failed: true } | null) =>
        recordAudit(context.db, context, {
          command: 'backup',
          channelId: null,
          target: path.basename(file),
          before: null,
          after,
        });
      // Recorded first, so that the backup contains its own audit entry; one that is not made is recorded as such, too.
      await record(null);
      const createdAt = context.clock.now();
      const { entries } = await context
        .dump()
        .then((database) => writeBackup(file, { database, filesFolder: context.filesFolder, createdAt }))
        .catch(async (error: unknown) => {
          await record({ is_failed: true });
          throw error;
        });
      const size = entries.reduce((sum, entry) => sum + entry.size, 0);
      host.print(`${file}`);
      host.print(
        `保存しました。ファイル ${entries.length} 個、${Math.ceil(size / BYTES_PER_MB)} MB。 Saved.`,
      );
    }),
};

/** `restore`: a backup in the place of everything. */
const restore: OperatorCommand = {
  name: 'restore',
  words: [{ name: 'FILE' }],
  options: [
    {
      name: 'yes',
      isOptional: true,
      ja: '確かめずに置き換えます（スクリプト用）',
      en: 'overwrites without asking, for scripts',
    },
  ],
  ja: 'バックアップから復元します（いまのデータは置き換わります。API は先に止めてください）',
  en: 'puts a backup in the place of the present data; stop the API first',
  async run(host, args) {
    const file = path.resolve(host.workingFolder, args.value('FILE'));
    const isSure = args.optional('yes') !== undefined;
    await host.restore(file, async (overwritten) => {
      if (!isSure) await confirmOverwriting(host, overwritten);
    });
    host.print(`復元しました。 Restored: ${file}`);
  },
};

const YES = /^(y|yes|はい)$/i;

/** Throws unless the operator agrees at the terminal. */
async function confirmOverwriting(host: OperatorHost, overwritten: string): Promise<void> {
  const answer = await host.ask(
    `${overwritten} のいまのデータはなくなります。よろしいですか？ The present data is lost; go on? [y/N] `,
  );
  if (answer === null)
    throw new OperatorError(
      `${overwritten} のいまのデータがなくなります。端末ではないので確かめられません。よければ --yes を付けてください。`,
      'This overwrites the present data, and there is no terminal to ask at: give --yes if you mean it.',
    );
  if (!YES.test(answer.trim()))
    throw new OperatorError('復元をやめました。何も変えていません。', 'Not restored; nothing has changed.');
}

export const backupCommands = [backup, restore];
