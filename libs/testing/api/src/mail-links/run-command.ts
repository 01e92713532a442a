import { operatorOf } from '../operator';
import type { MailShop } from './mail-sender';

/** Runs an operator command that has to succeed. */
export async function runCommand({ api }: MailShop, ...words: readonly string[]): Promise<void> {
  const { code, err } = await operatorOf(api)(...words);
  if (code !== 0) throw new Error(`${words.join(' ')}: ${err}`);
}
