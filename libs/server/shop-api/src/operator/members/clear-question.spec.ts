import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema';

const EMAIL = 'member@example.jp';
const IN_SHOP = ['--channel', 'default'];

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
beforeEach(() => api.db.update(users).set({ reminderQuestionCt: 2, reminderAnswerHash: 'hash' }));
afterAll(() => api.close());

const questionsOf = async (email: string) =>
  (
    await api.db
      .select()
      .from(users)
      .where(and(eq(users.channelId, 1), eq(users.email, email)))
  ).map(({ reminderQuestionCt, reminderAnswerHash }) => [reminderQuestionCt, reminderAnswerHash]);

it.each([['Member@example.jp'], ['M000001']])(
  'removes the question of %s alone, and the audit log says so',
  async (member) => {
    const { code, out } = await shop('members', 'clear-question', member, ...IN_SHOP);
    expect([code, out]).toEqual([0, expect.stringContaining('秘密の質問を外しました')]);
    expect(await questionsOf(EMAIL)).toEqual([[null, null]]);
    expect(await questionsOf('second@example.jp')).toEqual([[2, 'hash']]);
    expect((await shop('audit', '--limit', '1')).out).toContain('members clear-question  default  M000001');
    expect((await shop('members', 'clear-question', member, ...IN_SHOP)).out).toContain('Nothing to change');
  },
);

it('says that there is no such member in that shop', async () => {
  expect(await shop('members', 'clear-question', 'nobody@example.jp', ...IN_SHOP)).toMatchObject({
    code: 1,
    err: expect.stringContaining('会員がいません: nobody@example.jp') as string,
  });
});
