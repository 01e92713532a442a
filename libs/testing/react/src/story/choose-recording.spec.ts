import { chooseRecording } from './choose-recording';
import type { Recording } from './recording';

const of = (path: string, cookies: Record<string, string>): Recording => ({
  place: { now: '2026-05-01T00:00:00.000Z', channel: 'default', path, params: {}, cookies, storage: {} },
  responses: [],
});
const MEMBERS = { access_token: 'recorded', expires_at: '2026-05-02T00:00:00.000Z' };
const RECORDED: ReadonlyMap<string, Recording> = new Map([
  ['news', of('/news/', { default_cart_token: 'recorded' })],
  ['news-member', of('/news/', MEMBERS)],
  ['faq', of('/faq/', {})],
  ['mypage', of('/mypage/', MEMBERS)],
  ['popup', of('/popup/', {})],
  // Named like a member's, and a guest's all the same.
  ['popup-member', of('/popup/', {})],
]);
const load = (scenario: string) => Promise.resolve(RECORDED.get(scenario) ?? null);

it.each([
  ['news', 'story', 'news', true],
  ['news-member', undefined, 'news-member', true],
  ['news', 'guest', 'news', true],
  ['news', 'member', 'news-member', true],
  ['news-member', 'guest', 'news', true],
  ['mypage', 'member', 'mypage', true],
  ['faq', 'member', 'faq', false],
  ['mypage', 'guest', 'mypage', false],
  ['popup', 'member', 'popup', false],
])('%s with the toolbar at %s is %s (as asked: %s)', async (scenario, session, expected, isAsAsked) => {
  const chosen = await chooseRecording(scenario, session, load);
  expect(chosen).toEqual({ recording: RECORDED.get(expected), scenario: expected, isAsAsked });
});

it('says how to record a scenario that is not there', async () => {
  await expect(chooseRecording('nowhere', 'member', load)).rejects.toThrow(
    'nowhere is not recorded: npm run storybook:record -- nowhere',
  );
});
