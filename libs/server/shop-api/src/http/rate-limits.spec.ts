import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import type { RequestParts } from '@shop/testing-api/build-request';
import { CASE_ORIGINS, CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import { sampled } from '@shop/testing-api/sampled';
import { RATE_LIMITED_CALLS } from '@shop/testing-api/contract-cases/rate-limited-calls';
import { CaseRunner, type RawResponse, withInvalidInput } from '@shop/testing-api/contract-cases/case-runner';
import { type ContractCase, NO_INPUT } from '@shop/testing-api/contract-cases/contract-case';
import { rateCounters, restockNotices } from '../db/schema';

/** The share of the cases that every test run takes, more of those with limits; the soak takes all. */
const LIMITED_ONE_OF = 2;
const UNLIMITED_ONE_OF = 8;

/**
 * Tries that an unlocked account still has are an allowance, no limit; and an order that is placed already, as by the
 * attempt that is seen to count, is not placed again: unpaid-order-limit.spec.ts has its limit. Registrations beyond their mails
 * are not rejected: register-limits.spec.ts. Nor are reminders beyond those of their mailbox: reminder-limits.spec.ts.
 */
const ELSEWHERE = ['login-unlocked/', 'unpaid-order/', 'register-mail-to/', 'reminder-to/'];
/** More than any limit. */
const TOO_MANY = 1_000_000;
const TOO_OFTEN = {
  code: 'common.too_many_requests',
  message: '試行回数が多すぎます。しばらく時間をおいてから、もう一度お試しください。',
};

/** What is counted, then words and hashes. */
const NAMELESS = /^[a-z-]+(?:\/(?:\*|member|members-of|[\w-]{22}))*$/;
/** How the keys of the limit begin that says in words of its own what is limited. */
const FILE_BYTES = 'upload-kb/';
const FILES_TOO_LARGE = {
  code: 'common.too_many_requests',
  message: expect.stringMatching(/^送信できるファイルの容量（1日\d+MBまで）を超えました。/) as unknown,
};

/** A provider that does not respond; starting a sign-in there counts all the same. */
const SILENT_PROVIDER = 'silent';
const PROVIDER = { type: SILENT_PROVIDER, issuer: 'http://127.0.0.1:9', clientId: 'shop', clientSecret: 'x' };
const OWN_NAME = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
};
const NOBODY = 'nobody';
const OWNER = 'owner';
type Counter = typeof rateCounters.$inferSelect;
/**
 * The name of the case, the call, its input (by default its case's), the caller, and how the counters' keys begin.
 */
type Other = [
  what: string,
  call: string,
  input: (() => RequestParts | Promise<RequestParts>) | null,
  asks: typeof NOBODY | typeof OWNER,
  keys: readonly string[],
];

const nameOf = ({ spec }: ContractCase) => `${spec.endpoint.method} ${spec.endpoint.path}`;

let api: TestApi;
let runner: CaseRunner;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-limits-'));
  const clock = createTestClock();
  api = await openTestApi({
    clock,
    config: { filesFolder: folder, shopOrigins: CASE_ORIGINS, oidcProviders: [PROVIDER] },
  });
  runner = await CaseRunner.open(api, clock);
});
beforeEach(() => api.db.delete(rateCounters));
// Whatever is counted, the table names nobody.
afterEach(async () => {
  for (const { key } of await api.db.select().from(rateCounters)) expect(key).toMatch(NAMELESS);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** The rate limit counters that a call increases, when it is rejected and when it succeeds. */
async function countersOf(attempts: readonly (() => Promise<unknown>)[]) {
  const seen = new Map<string, Counter>();
  for (const attempt of attempts) {
    await api.db.delete(rateCounters);
    await attempt();
    for (const row of await api.db.select().from(rateCounters))
      if (!ELSEWHERE.some((prefix) => row.key.startsWith(prefix))) seen.set(row.key, row);
  }
  return [...seen.values()];
}

/** An attempt is rejected at each of its limits alone, with the limit's words. */
async function expectLimits(counters: readonly Counter[], attempts: readonly (() => Promise<RawResponse>)[]) {
  for (const counter of counters) {
    await api.db.delete(rateCounters);
    await api.db.insert(rateCounters).values({ ...counter, count: TOO_MANY });
    // One that waits already gets no mail, and counts none.
    await api.db.delete(restockNotices);
    const responses: RawResponse[] = [];
    for (const attempt of attempts) responses.push(await attempt());
    const limited = responses.filter(({ status }) => status === 429);
    expect([counter.key, limited.length > 0]).toEqual([counter.key, true]);
    const words = counter.key.startsWith(FILE_BYTES) ? FILES_TOO_LARGE : TOO_OFTEN;
    for (const { text } of limited) expect(JSON.parse(text)).toEqual(words);
  }
}

// reliability 5: each limit alone is enough; a call that begins to count must be named above
const WALKED = CONTRACT_CASES.filter((one) => nameOf(one) in RATE_LIMITED_CALLS);
const UNLIMITED = CONTRACT_CASES.filter((one) => !(nameOf(one) in RATE_LIMITED_CALLS));
const TRIED = [...sampled(WALKED, LIMITED_ONE_OF), ...sampled(UNLIMITED, UNLIMITED_ONE_OF)];
it.each(TRIED.map((one) => [nameOf(one), one] as const))(
  '%s counts at its rate limits',
  async (name, one) => {
    const [input, token] = [await runner.input(one), await runner.token(one)];
    // A wrong attempt may count at another key than a good one, such as the account that it names.
    const inputs = one.rejection === NO_INPUT ? [input] : [withInvalidInput(input, one.rejection), input];
    const attempts = inputs.map((sent) => () => runner.send(one, sent, token));
    const counters = await countersOf(attempts);
    if (one.endsSession === true) runner.signInAgain();
    // The keys are part of what a failure shows.
    const keys = counters.map(({ key }) => key);
    expect([name, keys, keys.length]).toEqual([name, keys, RATE_LIMITED_CALLS[name] ?? 0]);
    await expectLimits(counters, attempts);
  },
);

describe('limits of other callers and other inputs', () => {
  const caseOf = (name: string) => {
    const found = CONTRACT_CASES.find((one) => nameOf(one) === name);
    if (found === undefined) throw new Error(`There is no case of ${name}`);
    return found;
  };
  const guestsCart = async () => {
    const { token, data } = await runner.fixtures.cart({ channel: 'default' });
    return { params: { cart_token: token }, body: { total_payment: data.order.total_payment + 1 } };
  };

  it.each<Other>([
    ['a decision of a guest', 'POST /v1/carts/{cart_token}/decision', guestsCart, NOBODY, ['decision/']],
    ['a file of a guest', 'POST /v1/upload-files', null, NOBODY, ['upload-kb/', 'uploads/']],
    ['a file of a member', 'POST /v1/upload-files', null, OWNER, ['upload-kb/member/', 'uploads/member/']],
    [
      'another mail address',
      'PUT /v1/me/user',
      () => ({ body: { ...OWN_NAME, email: 'elsewhere@example.jp', current_password: 'demo-pass-2026' } }),
      OWNER,
      ['access-mail-to/', 'access-mail/', 'email-change/', 'email-verify/'],
    ],
    [
      'a security question',
      'PUT /v1/me/user',
      () => ({ body: { reminder: { question_ct: 1, answer: 'ポチ' }, current_password: 'demo-pass-2026' } }),
      OWNER,
      ['question-change/'],
    ],
    [
      'a login that asks for a code',
      'POST /v1/auth/login',
      () => ({ body: { email: 'mfa@example.jp', password: 'demo-pass-2026' } }),
      NOBODY,
      ['login/', 'login/', 'verify/'],
    ],
    [
      'a login by others',
      'GET /v1/auth/{type}/redirect',
      () => ({ params: { type: SILENT_PROVIDER }, query: {} }),
      NOBODY,
      ['oauth/'],
    ],
  ])('%s', async (_what, name, makeInput, asks, prefixes) => {
    const one = caseOf(name);
    const input = (await makeInput?.()) ?? (await runner.input(one));
    const token = asks === OWNER ? (await runner.owner(one)).token : undefined;
    const attempts = [() => runner.send(one, input, token)];
    const counters = await countersOf(attempts);
    expect(counters.map(({ key }) => /^[a-z-]+\/(?:member\/)?/.exec(key)?.[0]).sort()).toEqual(prefixes);
    await expectLimits(counters, attempts);
  });
});
