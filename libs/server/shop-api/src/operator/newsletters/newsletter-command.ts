import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeJapanese, MalformedCsvError } from '../../csv/read-csv';
import { CHANNEL_OPTION, type OperatorCommand } from '../command/operator-command';
import { OperatorError, wrongUsage } from '../command/operator-error';
import { requireChannel } from '../require-channel';
import { sendNewsletter, previewNewsletter } from './send-newsletter';

const LONGEST_SUBJECT = 100;
const LONGEST_TEXT = 20_000;

/** `newsletter`: a text to every member who wants to hear from the shop. */
export const newsletterCommand: OperatorCommand = {
  name: 'newsletter',
  words: [{ name: 'FILE.txt' }],
  options: [
    CHANNEL_OPTION,
    { name: 'subject', value: 'TEXT', ja: '件名', en: 'the subject' },
    {
      name: 'dry-run',
      isOptional: true,
      ja: '送らずに、宛先の数と最初の一通を表示します',
      en: 'says to how many it would go and shows the first mail; sends nothing',
    },
  ],
  ja: 'メールマガジンを、受け取りを希望する会員に送ります（本文は UTF-8 か Shift_JIS の文章）',
  en: 'sends a newsletter to the members who want it (a text file in UTF-8 or Shift_JIS)',
  run: async (host, args) => {
    const subject = readText('--subject', args.value('subject'), LONGEST_SUBJECT);
    const file = path.resolve(host.workingFolder, args.value('FILE.txt'));
    const text = readText('FILE.txt', await readLetter(file), LONGEST_TEXT);
    await host.withShop(async (context) => {
      const channel = await requireChannel(context.db, args.value('channel'));
      const letter = { subject, text };
      if (args.optional('dry-run') === undefined) {
        const count = await sendNewsletter(context, channel, letter);
        context.print(`${count} 通を送信待ちにしました。 ${count} mails wait to be sent.`);
        return;
      }
      const { readers, sample } = await previewNewsletter(context, channel, letter);
      context.print(`宛先は ${readers} 人です。 It would go to ${readers} members.`);
      for (const line of sample === null ? [] : ['', sample.subject, '', ...sample.text.split('\n')])
        context.print(line);
    });
  },
};

async function readLetter(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null)
    throw new OperatorError(`ファイルを読めません: ${file}`, `The file cannot be read: ${file}`);
  try {
    return decodeJapanese(bytes)
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n');
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    throw new OperatorError(`文章として読めません: ${file}`, `The file is no text: ${file}`);
  }
}

function readText(name: string, given: string, longest: number): string {
  const text = given.trim();
  if (text.length >= 1 && text.length <= longest && !text.includes('\0')) return text;
  throw wrongUsage(
    `${name} は 1 から ${longest} 文字で指定してください`,
    `${name} must have 1 to ${longest} characters`,
  );
}
