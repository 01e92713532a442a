import { cleanUp } from '@shop/testing-api/clean-up';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { recordStatements, type SentStatement } from '@shop/testing-api/record-statements';
import { setStock, wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { isNull } from 'drizzle-orm';
import { mails, restockedProducts, restockNotices } from '../db/schema';
import type { MailPort } from '../ports/mail-port';

const MANY = 50;

let api: TestApi;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
});
beforeEach(async () => {
  await setStock(api.db, product.id, 0);
  for (const table of [restockedProducts, restockNotices, mails]) await api.db.delete(table);
});
afterAll(() => api.close());

const wishes = (count: number) => Array.from({ length: count }, (_, at) => `shopper-${at}@example.jp`);
const wait = (emails: readonly string[]) =>
  api.db.insert(restockNotices).values(
    emails.map((email) => ({
      ...{ channelId: product.channelId, productId: product.id, email, tokenHash: email },
      createdAt: api.clock.now(),
    })),
  );
const restock = (mail: MailPort = api.mail) =>
  operatorOf({ ...api, mail })('stock', 'set', product.code, '5', '--channel', 'default');
const told = async () => (await api.mailbox()).map(({ to }) => to);
const waiting = () => api.db.$count(restockNotices, isNull(restockNotices.notifiedAt));
/** A process that dies while it writes its mails: the transactions that are over stay. */
const dyingAfter = (count: number): MailPort => {
  let written = 0;
  return {
    ...api.mail,
    send(tx, mail) {
      written += 1;
      return written > count ? Promise.reject(new Error('killed')) : api.mail.send(tx, mail);
    },
  };
};
/** The statements of each transaction. */
function transactionsOf(statements: readonly SentStatement[]): string[][] {
  const transactions: string[][] = [];
  for (const { text } of statements)
    if (/^begin/i.test(text)) transactions.push([]);
    else transactions.at(-1)?.push(text);
  return transactions;
}

it('the product is not held while the mails are written', async () => {
  await wait(wishes(MANY));
  const transactions = transactionsOf(await recordStatements(() => restock()));
  const holding = transactions.filter((texts) => texts.some((text) => text.startsWith('update "products"')));
  expect(holding).toHaveLength(1);
  expect(holding.flat().filter((text) => text.includes('"mails"'))).toEqual([]);
  const writing = transactions.map((texts) => texts.filter((text) => text.startsWith('insert into "mails"')));
  expect(writing.flat()).toHaveLength(MANY);
  for (const texts of writing) expect(texts.length).toBeLessThanOrEqual(20);
  expect((await told()).toSorted()).toEqual(wishes(MANY).toSorted());
  expect(await api.db.$count(restockedProducts)).toBe(0);
});

it('whoever waited longest is told first', async () => {
  await wait(['first@example.jp', 'another@example.jp']);
  await restock();
  expect(await told()).toEqual(['another@example.jp', 'first@example.jp']);
});

it('where the process dies in between, the cleanup tells the rest, and everyone once', async () => {
  await wait(wishes(MANY));
  const { code, err } = await restock(dyingAfter(30));
  expect([code, err]).toEqual([0, expect.stringContaining('再入荷のお知らせ')]);
  expect(await told()).toHaveLength(20);
  const counts = await Promise.all([cleanUp(api, 'restockNotices'), cleanUp(api, 'restockNotices')]);
  expect(counts.reduce((sum, { restockNotices: count = 0 }) => sum + count, 0)).toBe(MANY - 20);
  expect((await told()).toSorted()).toEqual(wishes(MANY).toSorted());
  expect([await waiting(), await api.db.$count(restockedProducts)]).toEqual([0, 0]);
  expect(await cleanUp(api, 'restockNotices')).toEqual({ restockNotices: 0 });
});

it('where the product is sold out before all were told, the rest wait for the next time', async () => {
  await wait(wishes(MANY));
  await restock(dyingAfter(30));
  await setStock(api.db, product.id, 0);
  expect(await cleanUp(api, 'restockNotices')).toEqual({ restockNotices: 0 });
  expect([await waiting(), await api.db.$count(restockedProducts)]).toEqual([MANY - 20, 0]);
  await restock();
  expect((await told()).toSorted()).toEqual(wishes(MANY).toSorted());
});

it('nothing is noted where nobody waits', async () => {
  await restock();
  expect(await api.db.$count(restockedProducts)).toBe(0);
  await setStock(api.db, product.id, 0);
  await wait(['late@example.jp']);
  expect(await cleanUp(api, 'restockNotices')).toEqual({ restockNotices: 0 });
});
