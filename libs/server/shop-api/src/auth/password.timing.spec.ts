import { hashPassword, verifyPassword } from './password';

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
