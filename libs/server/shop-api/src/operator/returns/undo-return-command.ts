import { DRY_RUN_OPTION, hasDryRun, shopCommand } from '../command/operator-command';
import { undoReturn } from './undo-return';

/** `returns undo`: takes back a completion that was noted by mistake. */
export const undoReturnCommand = shopCommand({
  name: 'returns undo',
  words: [{ name: 'NO' }],
  options: [DRY_RUN_OPTION],
  ja: 'まちがえて記録した返品の完了を取り消し、在庫とポイントを元に戻し、お知らせの取り消しをメールで送ります。正しい金額で、もう一度完了できます（サイズ交換にはありません）',
  en: 'takes back the completion of a return that was a slip: stock and points are as before, the member is told, and it can be completed again (not of an exchange)',
  run: (context, args) => undoReturn(context, args.value('NO'), hasDryRun(args)),
});
