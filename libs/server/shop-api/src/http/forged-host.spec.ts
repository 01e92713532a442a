import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { buildRequest } from '@shop/testing-api/build-request';
import { CASE_ORIGINS, CONTRACT_CASES } from '@shop/testing-api/contract-cases/all-contract-cases';
import { CaseRunner } from '@shop/testing-api/contract-cases/case-runner';
import type { ContractCase } from '@shop/testing-api/contract-cases/contract-case';
import { mails, rateCounters } from '../db/schema';

const EVIL = 'evil.example';
const FORGED = {
  host: EVIL,
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/`,
  forwarded: `host=${EVIL};proto=http`,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'http',
  'x-original-host': EVIL,
};
const LINK = /https?:\/\/[^/\s"<>]+/g;
const OWN_ORIGINS = new Set(Object.values(CASE_ORIGINS));

let api: TestApi;
let runner: CaseRunner;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-hosts-'));
  const clock = createTestClock();
  api = await openTestApi({ clock, config: { filesFolder: folder, shopOrigins: CASE_ORIGINS } });
  runner = await CaseRunner.open(api, clock);
  await api.db.delete(mails);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function sendForged(one: ContractCase) {
  await api.db.delete(rateCounters);
  const [input, token] = [await runner.input(one), await runner.token(one)];
  const headers = new Headers({ ...FORGED, 'channel-id': one.channel ?? 'default' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const { path: target, init } = buildRequest(one.spec, input, headers);
  const response = await api.request(`http://${EVIL}${target}`, init);
  if (one.endsSession === true) runner.signInAgain();
  return `${JSON.stringify([...response.headers])} ${await response.text()}`;
}

const titled = CONTRACT_CASES.map(
  (one) => [`${one.spec.endpoint.method} ${one.spec.endpoint.path}`, one] as const,
);

// reliability 13, 20
describe('a host that a request names', () => {
  it.each(titled)('appears in no response of %s', async (_name, one) => {
    expect(await sendForged(one)).not.toContain(EVIL);
  });

  it('appears in no mail: links lead to the configured origin', async () => {
    await api.mail.flush();
    const written = await api.mailbox();
    const linked = written.filter(({ text }) => text.includes('://'));
    expect(
      new Set(linked.map(({ subject }) => subject.replace(/【.*】|\S*\d\S*/g, ''))).size,
    ).toBeGreaterThan(4);
    for (const { subject, text, html } of written)
      for (const [origin] of `${text} ${html}`.matchAll(LINK))
        expect([subject, origin, OWN_ORIGINS.has(origin)]).toEqual([subject, origin, true]);
  });
});
