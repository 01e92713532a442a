import { createUserSpec } from '@shop/contract/users/create-user';
import { CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import { sampled } from '@shop/testing-api/sampled';
import { setUpCaseShop } from '@shop/testing-api/contract-cases/set-up-case-shop';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import { newUserInput } from '@shop/testing-api/contract-cases/case-fixtures';
import { eq } from 'drizzle-orm';
import { rateCounters, users } from '../db/schema';
import { readInput } from './read-input';

/** The share of the cases that every test run takes; the soak takes all. */
const ONE_OF = 4;

/** What an attacker would add to any object. */
const EXTRA: object = JSON.parse(
  `{"price":1,"unit_price":1,"total":1,"grant_point":9999,"owner_id":1,"is_registered_member":true,"is_manager":true,
    "group_id":2,"channel_id":4,"email_verified_at":"2020-01-01","status":"paid","__proto__":{"is_manager":true},
    "constructor":{"prototype":{"is_manager":true}}}`,
) as object;
const NO_QUANTITY = [-1, 0, 1.5, 1e9, '1e3', '3', 'NaN', Number.NaN, [2], {}] as const;

/** Where none is a quantity too. */
const ZERO_TAKES_OFF = 'PATCH /v1/carts/packings/modify';

const nameOf = ({ spec }: ContractCase) => `${spec.endpoint.method} ${spec.endpoint.path}`;
const titled = (cases: readonly ContractCase[]) => cases.map((one) => [nameOf(one), one] as const);
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof File) && !Array.isArray(value);

/** The value with every object in it changed. */
function changeObjects(value: unknown, change: (object: object) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => changeObjects(item, change));
  if (!isPlain(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, changeObjects(part, change)] as const);
  return change(Object.fromEntries(parts));
}

const changeTop = (value: unknown, change: object): unknown =>
  isPlain(value) ? { ...value, ...change } : value;

/** Adds what the object does not have; `__proto__` as a field of its own, as JSON brings it. */
function withExtra(object: object): object {
  const copy = { ...object };
  for (const [name, value] of Object.entries(EXTRA))
    if (!Object.hasOwn(object, name)) Object.defineProperty(copy, name, { value, enumerable: true });
  return copy;
}

const shop = setUpCaseShop();
beforeEach(() => shop.api.db.delete(rateCounters));

// reliability 15: what routes are given is what the contract names
const WITH_BODY = CONTRACT_CASES.filter(({ spec }) => spec.schemas.body !== undefined);
it.each(titled(sampled(WITH_BODY, ONE_OF)))(
  '%s ignores fields that the contract does not name',
  async (_name, one) => {
    const { params = {}, query = {}, body } = await shop.runner.input(one);
    const given = { params, query, body };
    const planted = { params, query: changeObjects(query, withExtra), body: changeObjects(body, withExtra) };
    expect(planted.body).toHaveProperty('is_manager', true);
    expect(readInput(one.spec, planted)).toStrictEqual(readInput(one.spec, given));
  },
);

// reliability 15
it('[call-post-v1-users] ignores fields of a registration that would give privileges', async () => {
  const register = async (email: string, extra: object) => {
    const body = { ...newUserInput(email), ...extra };
    expect((await shop.api.callWith(createUserSpec, { body })).status).toBe(201);
    const [user] = await shop.api.db.select().from(users).where(eq(users.email, email));
    // What tells any two members apart.
    return { ...user, id: 0, code: '', username: '', email: '', passwordHash: '' };
  };
  const plain = await register('plain@example.jp', {});
  expect(plain).toMatchObject({ isRegisteredMember: false, isManager: false, emailVerifiedAt: null });
  const ambitious = await register('ambitious@example.jp', { ...EXTRA, point: 9999, user_id: 1 });
  expect(ambitious).toEqual(plain);
});

/** Whether a field of that name is anywhere in what a call takes. */
function takes(schema: unknown, name: string): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null)
    return name in schema.entries || Object.values(schema.entries).some((entry) => takes(entry, name));
  return [
    'item' in schema ? schema.item : null,
    'wrapped' in schema ? schema.wrapped : null,
    ...('options' in schema && Array.isArray(schema.options) ? (schema.options as unknown[]) : []),
  ].some((part) => takes(part, name));
}

/** It takes quantities as somebody wrote them and changes nothing: its response says in the row what is wrong. */
const QUANTITY_AS_WRITTEN = '/v1/order-desk/check';

// reliability 27
it.each(
  titled(
    CONTRACT_CASES.filter(
      ({ spec }) => takes(spec.schemas.body, 'quantity') && spec.endpoint.path !== QUANTITY_AS_WRITTEN,
    ),
  ),
)('%s rejects every invalid quantity', async (name, one) => {
  const [input, token] = [await shop.runner.input(one), await shop.runner.token(one)];
  const isQuantitySent = JSON.stringify(input.body).includes('"quantity":');
  for (const quantity of NO_QUANTITY.filter((none) => none !== 0 || name !== ZERO_TAKES_OFF)) {
    const replaced = changeObjects(input.body, (object) =>
      'quantity' in object ? { ...object, quantity } : object,
    );
    // Where the case leaves it out, it goes to the top.
    const body = isQuantitySent ? replaced : changeTop(input.body, { quantity });
    const { status, text } = await shop.runner.send(one, { ...input, body }, token);
    expect([quantity, status, text.includes('validation.failed')]).toEqual([quantity, 422, true]);
  }
});
