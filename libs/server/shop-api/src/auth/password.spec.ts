import { hashPassword, verifyPassword } from './password';

const LONG = 'a'.repeat(72);

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
