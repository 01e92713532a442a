import type { OperatorHost } from '../command/operator-command';
import { runOperatorCommand } from '../run-operator-command';

/** Runs `restore` where a shop would be overwritten, and says whether it was. */
async function restore(answer: string | null, ...options: readonly string[]) {
  const asked: string[] = [];
  const said: string[] = [];
  let isRestored = false;
  const host: OperatorHost = {
    workingFolder: '/tmp',
    print: (line) => void said.push(line),
    withShop: () => Promise.reject(new Error('restore opens no shop')),
    ask(question) {
      asked.push(question);
      return Promise.resolve(answer);
    },
    async restore(_file, confirm) {
      await confirm('/srv/shop');
      isRestored = true;
    },
  };
  const words = ['restore', 'one.backup', ...options];
  const code = await runOperatorCommand(host, words, (line) => void said.push(line));
  return { code, isRestored, asked, said: said.join('\n') };
}

it.each(['y', 'Y', 'yes', ' YES ', 'はい'])('the answer “%s” restores', async (answer) => {
  const { code, isRestored, asked } = await restore(answer);
  expect([code, isRestored]).toEqual([0, true]);
  expect(asked).toEqual([expect.stringMatching(/\/srv\/shop のいまのデータはなくなります.*\[y\/N\]/)]);
});

it.each(['', 'n', 'no', 'いいえ', 'yesterday'])('the answer “%s” changes nothing', async (answer) => {
  const { code, isRestored, said } = await restore(answer);
  expect([code, isRestored]).toEqual([1, false]);
  expect(said).toContain('何も変えていません');
});

it('without a terminal it is refused with the reason, and names the option', async () => {
  const { code, isRestored, said } = await restore(null);
  expect([code, isRestored]).toEqual([1, false]);
  expect(said).toMatch(/\/srv\/shop .*--yes/);
});

it('--yes asks nothing', async () => {
  const { code, isRestored, asked } = await restore(null, '--yes');
  expect([code, isRestored, asked]).toEqual([0, true, []]);
});
