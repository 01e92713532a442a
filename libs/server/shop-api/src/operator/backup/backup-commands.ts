import path from 'node:path';
import { recordAudit } from '../audit/record-audit';
import type { OperatorCommand } from '../command/operator-command';
import { writeBackup } from './write-backup';

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
      // Recorded first, so that the backup contains its own audit entry.
      await recordAudit(context.db, context, {
        command: 'backup',
        channelId: null,
        target: path.basename(file),
        before: null,
        after: null,
      });
      const database = await context.dump();
      const createdAt = context.clock.now();
      const { entries } = await writeBackup(file, { database, filesFolder: context.filesFolder, createdAt });
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
  options: [],
  ja: 'バックアップから復元します（いまのデータは置き換わります）',
  en: 'puts a backup in the place of the present data',
  async run(host, args) {
    const file = path.resolve(host.workingFolder, args.value('FILE'));
    await host.restore(file);
    host.print(`復元しました。 Restored: ${file}`);
  },
};

export const backupCommands = [backup, restore];
