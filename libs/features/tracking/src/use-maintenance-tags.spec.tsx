import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { channels } from '@shop/shop-api/db/schema';
import { listPopups } from '@shop/contract/popups/list-popups';
import { maintenanceAtom } from '@shop/site/state/site-state';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { render } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { useMaintenanceTags } from './use-maintenance-tags';

const ID = 'GTM-ABC123';
const shop = servedShopOfFile();
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
beforeEach(() => document.head.replaceChildren());

function Page({ gtmId }: { readonly gtmId: string | null }) {
  useMaintenanceTags(gtmId);
  return null;
}
const show = (gtmId: string | null, answer: string) => {
  document.cookie = `default_consent=${answer}; Path=/`;
  render(
    <ShopServicesProvider services={shop.services}>
      <Page gtmId={gtmId} />
    </ShopServicesProvider>,
  );
};

it('[entity-maintenance] the 503 of a maintenance brings title, message and tag manager to the page', async () => {
  const set = (isMaintenance: boolean) =>
    shop.api.db
      .update(channels)
      .set({
        isMaintenance,
        maintenanceTitle: '設備点検',
        maintenanceMessage: '朝6時まで',
        ...(isMaintenance && { settings: { 'GTM.ID': ID } }),
      })
      .where(eq(channels.key, 'default'));
  await set(true);
  await shop.services.api.call(listPopups, { query: {} }).catch(() => undefined);
  expect(shop.services.store.get(maintenanceAtom)).toEqual({
    title: '設備点検',
    message: '朝6時まで',
    gtmId: ID,
  });
  await set(false);
});

it.each([
  [ID, 'yes', [`https://www.googletagmanager.com/gtm.js?id=${ID}`]],
  [ID, 'no', []],
  [ID, '', []],
  [null, 'yes', []],
  ['"><script>', 'yes', []],
])('[entity-maintenance] with the tag manager %j and the answer %j it loads %j', (gtmId, answer, loaded) => {
  show(gtmId, answer);
  expect(scripts()).toEqual(loaded);
});
