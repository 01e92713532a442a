import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { mails, users } from '../db/schema';
import { HOUR_MS } from '../durations';
import { MailRejected, type OutgoingMail } from '../mail/mail-transport';

const EMAIL = 'second@example.jp';
const PASSWORD = 'demo-pass-2026';
const FAREWELL = '退会のお手続きが完了しました';
const OF_ORDER = 'ご注文の発送のお知らせ';

type Behaviour = 'takes every mail' | 'is away for an hour' | 'refuses every mail';

let behaviour: Behaviour;
/** What the mail server waits for before it answers: nothing, unless a test says so. */
let beforeAnswer: (mail: OutgoingMail) => Promise<void>;
let taken: OutgoingMail[];
let api: TestApi;
let id: number;
beforeEach(async () => {
  taken = [];
  behaviour = 'takes every mail';
  beforeAnswer = () => Promise.resolve();
  api = await openTestApi({
    transport: async (mail) => {
      await beforeAnswer(mail);
      if (behaviour === 'refuses every mail') throw new MailRejected('no such mailbox');
      if (behaviour === 'is away for an hour') throw new Error('nobody answers');
      taken.push(mail);
    },
  });
  await api.db.delete(mails);
  const [member] = await api.db
    .select()
    .from(users)
    .where(and(eq(users.email, EMAIL), eq(users.channelId, 1)));
  id = member?.id ?? 0;
});
afterEach(() => api.close());

/** Who the mails are to that the outbox holds. */
const kept = async () => new Set((await api.db.select({ to: mails.to }).from(mails)).map(({ to }) => to));
/** A mail about an order waits for the mail server. */
const writeOfOrder = () => {
  const createdAt = api.clock.now();
  const waiting = { channelId: 1, to: EMAIL, subject: OF_ORDER, text: 'x', html: 'x', createdAt };
  return api.db.insert(mails).values(waiting);
};
/** The member leaves. */
const leave = async () => {
  const token = await api.signIn(EMAIL);
  const body = { current_password: PASSWORD };
  expect((await api.call(deleteMyUserSpec, { body }, { token })).status).toBe(204);
};

it('a leaver gets what waited and the farewell, and then no mail has the address', async () => {
  await writeOfOrder();
  await leave();
  await api.mailbox();
  expect(taken.map(({ to, subject }) => [to, subject.replace(/^【.*】/, '')]).sort()).toEqual(
    [
      [EMAIL, OF_ORDER],
      [EMAIL, FAREWELL],
    ].sort(),
  );
  expect(await kept()).toEqual(new Set([`left-${id}@invalid`]));
});

it('a mail server that is away for an hour gets them all the same, and they forget the address then', async () => {
  behaviour = 'is away for an hour';
  await writeOfOrder();
  await leave();
  await api.mailbox();
  expect([taken, await kept()]).toEqual([[], new Set([EMAIL])]);
  behaviour = 'takes every mail';
  api.clock.advance(HOUR_MS);
  await api.mail.flush();
  expect(taken).toHaveLength(2);
  expect(await kept()).toEqual(new Set([`left-${id}@invalid`]));
});

it('mails that the mail server refuses for good forget the address too', async () => {
  behaviour = 'refuses every mail';
  await writeOfOrder();
  await leave();
  await api.mailbox();
  expect([taken, await kept()]).toEqual([[], new Set([`left-${id}@invalid`])]);
});

it.each([
  ['takes every mail', [EMAIL, EMAIL]],
  ['refuses every mail', []],
] as const)(
  'a mail that is under way when its member leaves forgets the address once the server answers: it %s',
  async (answer, mailboxes) => {
    behaviour = answer;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    let goOn = () => {};
    const goesOn = new Promise<void>((resolve) => (goOn = resolve));
    beforeAnswer = async ({ subject }) => {
      if (subject !== OF_ORDER) return;
      arrive();
      await goesOn;
    };
    await writeOfOrder();
    const sending = api.mail.flush();
    await arrived;
    await leave();
    expect(await kept()).toContain(EMAIL);
    goOn();
    await sending;
    await api.mailbox();
    expect(taken.map(({ to }) => to)).toEqual(mailboxes);
    expect(await kept()).toEqual(new Set([`left-${id}@invalid`]));
  },
);
