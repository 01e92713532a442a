import path from 'node:path';
import { INQUIRY_STATUS_NAMES, InquiryText } from '@shop/contract/inquiries/inquiry';
import * as v from 'valibot';
import type { CommandArguments, OperatorCommand, OperatorHost } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { readTextFile } from '../command/read-text-file';
import { inquiryMissing } from './inquiry-missing';
import { replyAsShop } from './reply-as-shop';

function readReply(given: string): string {
  const parsed = v.safeParse(InquiryText, given);
  if (parsed.success && !given.includes('\0')) return parsed.output;
  throw wrongUsage('回答は 1 から 4000 文字で指定してください', 'An answer has 1 to 4000 characters');
}

/** The answer itself, or that of a file, which has several lines. */
async function readAnswer(host: OperatorHost, args: CommandArguments): Promise<string> {
  const [body, file] = [args.optional('body'), args.optional('file')];
  if ((body === undefined) === (file === undefined))
    throw wrongUsage('--body か --file のどちらかを指定してください', 'Give --body or --file');
  return readReply(
    body ?? (await readTextFile(path.resolve(host.workingFolder, file ?? ''))).replace(/\n+$/, ''),
  );
}

/** `inquiries reply`: the shop's answer, mailed to who asked. */
export const replyCommand: OperatorCommand = {
  name: 'inquiries reply',
  words: [{ name: 'NO' }],
  options: [
    {
      name: 'body',
      value: 'TEXT',
      isOptional: true,
      ja: '回答（お客様に届きます）',
      en: 'the answer; the shopper reads it',
    },
    {
      name: 'file',
      value: 'FILE.txt',
      isOptional: true,
      ja: '回答を書いたファイル（何行でも。UTF-8 か Shift_JIS）',
      en: 'a text file with the answer, of as many lines as needed (UTF-8 or Shift_JIS)',
    },
  ],
  ja: 'お問い合わせに回答し、メールでお知らせします',
  en: 'answers an inquiry and mails the answer',
  async run(host, args) {
    const given = args.value('NO');
    const number = given.trim().toUpperCase();
    const answer = await readAnswer(host, args);
    await host.withShop(async (context) => {
      const result = await replyAsShop(context, number, answer);
      if (result === null) throw inquiryMissing(given);
      context.print(
        result === 'repeated'
          ? `${number}: 同じ回答をすでに送っています。 The same answer was sent already.`
          : `${number}: ${INQUIRY_STATUS_NAMES.answered}（answered）`,
      );
    });
  },
};
