import type { WaitOutside } from '@shop/requests/admission-gate';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { refuseInTransaction } from './watch-transactions';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const outside: WaitOutside = (wait) => wait();
const ask = () => refuseInTransaction(outside)(() => Promise.resolve('answer'));

it('a call cannot leave its place in a transaction, nor in what a transaction waits for', async () => {
  await expect(api.db.transaction(ask)).rejects.toThrow('in a transaction');
  const inTransactionInside = api.db.transaction((tx) => tx.transaction(ask));
  await expect(inTransactionInside).rejects.toThrow('in a transaction');
});

it('it can before and after one, also in what a transaction began and did not wait for', async () => {
  expect(await ask()).toBe('answer');
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun = await api.db.transaction(() => Promise.resolve([ended.then(ask)]));
  end();
  expect(await begun[0]).toBe('answer');
  expect(await ask()).toBe('answer');
});

it('it can while others are in one', async () => {
  const [, answer] = await Promise.all([api.db.transaction(() => Promise.resolve()), ask()]);
  expect(answer).toBe('answer');
});
