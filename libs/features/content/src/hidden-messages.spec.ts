import { browserCookies } from '@shop/session/browser-cookies';
import { displayMessages } from '@shop/shop-api/db/schema';
import { channelPrefixOf } from '@shop/site/settings/settings-query';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { eq } from 'drizzle-orm';
import { hideMessage, visibleMessages } from './hidden-messages';
import { messagesQuery } from './messages-query';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const cookies = browserCookies();
const load = () => services.queryClient.fetchQuery({ ...messagesQuery(services.api), staleTime: 0 });

it('[trans-message-hidden-cookie] [trans-message-hidden-until-updated] [const-cookie-message-hidden] [gap-message-cookie-name] a hidden message is not shown until it changes', async () => {
  const prefix = channelPrefixOf(services.queryClient, 'default');
  const messages = await load();
  const [message] = messages;
  if (message === undefined) throw new Error('The seed has no messages');
  const [page] = message.pageNames;
  if (page === undefined) throw new Error('The message is on no page');
  const codes = async () => visibleMessages(cookies, prefix, await load(), page).map(({ code }) => code);
  expect(await codes()).toContain(message.code);
  hideMessage(cookies, prefix, message);
  expect(cookies.get(`default_message_${message.code}`)).toBe(message.updatedAt);
  expect(await codes()).not.toContain(message.code);
  expect(visibleMessages(cookies, 'gift_', await load(), page).map(({ code }) => code)).toContain(
    message.code,
  );
  await api.db
    .update(displayMessages)
    .set({ updatedAt: new Date('2026-06-11T00:00:00+09:00') })
    .where(eq(displayMessages.code, message.code));
  expect(await codes()).toContain(message.code);
});
