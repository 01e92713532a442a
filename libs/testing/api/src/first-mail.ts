import type { TestApi } from './open-test-api';

type Mails = Awaited<ReturnType<TestApi['mailbox']>>;

const TRIES = 50;
const PAUSE_MS = 20;

/**
 * The newest mail whose text matches, once there is one: responses do not wait for mails that must not show whether an account
 * exists.
 */
export async function firstMail(
  api: Pick<TestApi, 'mailbox'>,
  words: RegExp = /(?:)/,
): Promise<Mails[number]> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const mail = (await api.mailbox()).find(({ text }) => words.test(text));
    if (mail !== undefined) return mail;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('No mail arrived');
}
