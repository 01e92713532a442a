import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const OF_DEFAULT = ['--channel', 'default'];

describe.each(['messages', 'popups'])('%s', (kind) => {
  it('are listed and changed, and the change is in the audit log', async () => {
    const listed = await shop(kind, 'list', ...OF_DEFAULT);
    expect(listed.code).toBe(0);
    // What stands on a page of its own can be linked to.
    expect(listed.out.includes('/popup?id=')).toBe(kind === 'popups');
    const code = listed.out.split('\n')[0]!.split('  ')[0]!;
    const set = await shop(
      kind,
      'set',
      code,
      '--title',
      '夏季休業のお知らせ',
      '--show',
      'true',
      ...OF_DEFAULT,
    );
    expect(set).toMatchObject({ code: 0, err: '' });
    expect((await shop(kind, 'list', ...OF_DEFAULT)).out).toContain(
      `${code}  表示 shown  夏季休業のお知らせ`,
    );
    expect((await shop('audit', '--limit', '1')).out).toContain(`${kind} set  default  ${code}`);
  });

  it.each([
    [['set', 'no-such-code', '--title', 'x', ...OF_DEFAULT], 1, 'コードがありません'],
    [['set', 'no-such-code', ...OF_DEFAULT], 2, '--title'],
    [['set', 'no-such-code', '--show', 'maybe', ...OF_DEFAULT], 2, 'true か false'],
    [['set', 'no-such-code', '--title', 'あ'.repeat(201), ...OF_DEFAULT], 2, '200 文字'],
    [['list', '--channel', 'nowhere'], 1, '店がありません'],
  ])('reject %j', async (words, code, said) => {
    const result = await shop(kind, ...words);
    expect(result).toMatchObject({ code, err: expect.stringContaining(said) as string });
  });
});

it('help names every command in both languages', async () => {
  const { out } = await shop('--help');
  for (const name of ['messages list', 'messages set', 'popups list', 'popups set', 'backup', 'restore'])
    expect(out).toContain(`npm run shop -- ${name}`);
});
