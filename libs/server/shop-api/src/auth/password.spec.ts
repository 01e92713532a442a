import { hashPassword, verifyPassword } from './password';

const LONG = 'a'.repeat(72);
const ROUNDS = 8;
/** How much a busy machine may tell apart; without a hash to check, the two are a thousand times apart. */
const MAX_APART = 5;

const elapsedMs = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

// reliability 4
it('takes as long for an account that does not exist as for one that does', async () => {
  const stored = await hashPassword('hana-to-mori-7');
  await verifyPassword(null, 'the first call creates the hash that unknown accounts are compared with');
  const existing: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    existing.push(await elapsedMs(() => verifyPassword(stored, 'wrong-pass-1')));
    unknown.push(await elapsedMs(() => verifyPassword(null, 'wrong-pass-1')));
  }
  const ratio = Math.min(...unknown) / Math.min(...existing);
  expect(ratio).toBeGreaterThan(1 / MAX_APART);
  expect(ratio).toBeLessThan(MAX_APART);
});

// reliability 6
it('hashes with argon2id, and distinguishes passwords that differ after 64 or 72 characters', async () => {
  const stored = await hashPassword(`${LONG}1`);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(stored, `${LONG}1`)).toBe(true);
  for (const other of [`${LONG}2`, LONG, LONG.slice(0, 64)])
    expect(await verifyPassword(stored, other)).toBe(false);
});

// reliability 6
it.each([
  ['making a hash', () => hashPassword('hana-to-mori-7')],
  ['checking one', async () => verifyPassword(await hashPassword('hana-to-mori-7'), 'hana-to-mori-7')],
])('does not block the main thread while %s', async (_what, work) => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await work();
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
