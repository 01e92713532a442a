import path from 'node:path';
import { CHANNEL_OPTION, hasDryRun, type OperatorCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { readSearchText } from '../command/read-search-text';
import { readTextFile } from '../command/read-text-file';
import { readPeriod } from '../lists/list-period';
import { requireChannel } from '../require-channel';
import { tokyoTime } from '../../tokyo-time/tokyo-time';
import { findSentNewsletter, previewNewsletter, sendNewsletter } from './send-newsletter';

const MAX_SUBJECT_LENGTH = 100;
const MAX_TEXT_LENGTH = 20_000;

/** `newsletter`: sends a text to the members who subscribed to it, or to those of them who ordered something. */
export const newsletterCommand: OperatorCommand = {
  name: 'newsletter',
  words: [{ name: 'FILE.txt' }],
  options: [
    CHANNEL_OPTION,
    { name: 'subject', value: 'TEXT', ja: '件名', en: 'the subject' },
    {
      name: 'product',
      value: 'CODE',
      isOptional: true,
      ja: 'この商品番号の商品を注文した会員だけに送ります',
      en: 'only to members who ordered the product of this number',
    },
    {
      name: 'from',
      value: 'DAY',
      isOptional: true,
      ja: 'この日から後に注文した会員だけに送ります',
      en: 'only to members who ordered on this day or later',
    },
    {
      name: 'to',
      value: 'DAY',
      isOptional: true,
      ja: 'この日までに注文した会員だけに送ります',
      en: 'only to members who ordered up to this day',
    },
    {
      name: 'dry-run',
      isOptional: true,
      ja: '送らずに、宛先の数と最初の一通を表示します',
      en: 'says to how many it would go and shows the first mail; sends nothing',
    },
  ],
  ja: 'メールマガジンを、受け取りを希望する会員に送ります（本文は UTF-8 か Shift_JIS の文章。同じ件名と本文は一度だけ）',
  en: 'sends a newsletter to the members who want it (a text file in UTF-8 or Shift_JIS), the same one only once',
  run: async (host, args) => {
    const subject = readText('--subject', args.value('subject'), MAX_SUBJECT_LENGTH);
    const file = path.resolve(host.workingFolder, args.value('FILE.txt'));
    const text = readText('FILE.txt', await readTextFile(file), MAX_TEXT_LENGTH);
    await host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      const whom = { ...readPeriod(args), product: readSearchText('--product', args.optional('product')) };
      const letter = { subject, text, whom };
      if (!hasDryRun(args)) {
        const { readers, sentAt, isRepeated } = await sendNewsletter(context, channel, letter);
        context.print(
          isRepeated
            ? alreadySent(sentAt, readers)
            : readers === 0
              ? NOBODY
              : `${readers} 通を送信待ちにしました。 ${readers} mails wait to be sent.`,
        );
        return;
      }
      const sent = await findSentNewsletter(context.db, channel, letter);
      if (sent !== null) context.print(alreadySent(sent.sentAt, sent.readers));
      const { readers, sample } = await previewNewsletter(context, channel, letter);
      context.print(`宛先は ${readers} 人です。 It would go to ${readers} members.`);
      for (const line of ['', sample.subject, '', ...sample.text.split('\n')]) context.print(line);
    });
  },
};

const NOBODY =
  'あてはまる会員（受け取りを希望する方）がいないため、送っていません。同じものをあとで送れます。 No such member wants it yet; nothing was sent, and the same one can be sent later.';

/** Whoever repeats a newsletter by mistake gets this; one on purpose has another subject or text. */
const alreadySent = (sentAt: Date, readers: number) =>
  `同じ件名と本文のメールマガジンは ${tokyoTime(sentAt)} に ${readers} 通送っています。もう一度は送りません。 The same newsletter went out at that time to ${readers} members; it is not sent again.`;

function readText(name: string, given: string, longest: number): string {
  const text = given.trim();
  if (text.length >= 1 && text.length <= longest && !text.includes('\0')) return text;
  throw wrongUsage(
    `${name} は 1 から ${longest} 文字で指定してください`,
    `${name} must have 1 to ${longest} characters`,
  );
}
