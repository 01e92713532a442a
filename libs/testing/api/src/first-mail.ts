import type { TestApi } from './open-test-api';
import { until } from './until';

type Mails = Awaited<ReturnType<TestApi['mailbox']>>;

/**
 * The newest mail whose text matches, once there is one: responses do not wait for mails that must not show whether an account
 * exists.
 */
export async function firstMail(
  api: Pick<TestApi, 'mailbox'>,
  words: RegExp = /(?:)/,
): Promise<Mails[number]> {
  return await until(`a mail with ${words}`, async () =>
    (await api.mailbox()).find(({ text }) => words.test(text)),
  );
}
