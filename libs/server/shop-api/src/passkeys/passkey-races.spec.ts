import { createPasskeySpec } from '@shop/contract/passkeys/create-passkey';
import { loginByPasskeySpec } from '@shop/contract/passkeys/login-by-passkey';
import { addPasskey, makePasskey, signByPasskey } from '@shop/testing-api/add-passkey';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { passkeys, rateCounters, sessions } from '../db/schema';

const ORIGIN = 'https://shop.example';
const AT_ONCE = 8;

let api: TestApi;
let owner: { token: string; origin: string };
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: ORIGIN } } });
  owner = { token: await api.signIn('member@example.jp'), origin: ORIGIN };
});
beforeEach(async () => {
  await api.db.delete(passkeys);
  await api.db.delete(rateCounters);
});
afterAll(() => api.close());

const sorted = async (attempts: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(attempts)).map(({ status }) => status).toSorted();
const loginTimes = (bodies: readonly object[]) =>
  sorted(bodies.map((body) => api.callWith(loginByPasskeySpec, { body })));
const oneOf = (success: number) => [success, ...Array.from({ length: AT_ONCE - 1 }, () => 422)];

it('one challenge that is answered several times at once makes one session', async () => {
  const { device } = await addPasskey(api, owner);
  const signed = await signByPasskey(api, device);
  const before = await api.db.$count(sessions);
  expect(await loginTimes(Array.from({ length: AT_ONCE }, () => signed))).toEqual(oneOf(200));
  expect((await api.db.$count(sessions)) - before).toBe(1);
});

it('one count of a passkey under several challenges makes one session', async () => {
  const { id, device } = await addPasskey(api, owner);
  const signed: object[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) signed.push(await signByPasskey(api, device, { counter: 7 }));
  expect(await loginTimes(signed)).toEqual(oneOf(200));
  const [row] = await api.db.select().from(passkeys).where(eq(passkeys.id, id));
  expect(row?.counter).toBe(7);
});

it('one answer of a device that is sent several times at once adds one passkey', async () => {
  const { body } = await makePasskey(api, owner);
  const attempts = Array.from({ length: AT_ONCE }, () => api.callWith(createPasskeySpec, { body }, owner));
  expect(await sorted(attempts)).toEqual(oneOf(201));
  expect(await api.db.$count(passkeys)).toBe(1);
});

it('several passkeys that are added at once stop at ten', async () => {
  for (let at = 0; at < 9; at += 1) await addPasskey(api, owner);
  const made: object[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) made.push((await makePasskey(api, owner)).body);
  const attempts = made.map((body) => api.callWith(createPasskeySpec, { body }, owner));
  expect(await sorted(attempts)).toEqual(oneOf(201));
  expect(await api.db.$count(passkeys)).toBe(10);
});
