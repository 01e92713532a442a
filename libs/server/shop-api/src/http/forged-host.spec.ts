import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampled } from '@shop/testing-api/sampled';
import { trackingUrl } from '@shop/contract/orders/carrier';
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
/** The mail about a parcel links to its carrier. */
const CARRIER = new URL(trackingUrl('yamato', '1')).origin;
const OWN_ORIGINS = new Set([...Object.values(CASE_ORIGINS), CARRIER]);

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

/** The share of the calls that every test run takes, fewer of reads, which send no mail; the soak takes all. */
const WRITES_ONE_OF = 2;
const READS_ONE_OF = 12;
const isRead = ({ spec }: ContractCase) => spec.endpoint.method === 'GET';
const titled = [
  // Reads first: other calls change passwords and close accounts.
  ...sampled(CONTRACT_CASES.filter(isRead), READS_ONE_OF),
  ...sampled(
    CONTRACT_CASES.filter((one) => !isRead(one)),
    WRITES_ONE_OF,
  ),
].map((one) => [`${one.spec.endpoint.method} ${one.spec.endpoint.path}`, one] as const);

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
    ).toBeGreaterThan(3);
    for (const { subject, text, html } of written)
      for (const [origin] of `${text} ${html}`.matchAll(LINK))
        expect([subject, origin, OWN_ORIGINS.has(origin)]).toEqual([subject, origin, true]);
  });
});
