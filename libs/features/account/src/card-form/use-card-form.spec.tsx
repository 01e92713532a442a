import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardsQuery } from '../cards-query';
import type { ServiceCard } from '@shop/contract/user-cards/service-card';
import { useCardForm } from './use-card-form';

const CARD: ServiceCard = {
  token: 'tok_0123456789',
  token_key: 'key_0123456789',
  masked_number: '************1111',
  expiration: '203112',
};
let api: TestApi;
let services: TestServices;

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'default', tabClock(api.clock));
  await services.session.login({ identifier: 'second@example.jp', password: 'demo-pass-2026' });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const onAdded = jest.fn();
const onMissing = jest.fn();
beforeEach(() => {
  onAdded.mockClear();
  onMissing.mockClear();
});

function CardFields({ card }: { readonly card: ServiceCard | null }) {
  const { field, formProps, formError, takeCard } = useCardForm({ onAdded, onMissing });
  const { label, error, required, ...rest } = field('name');
  return (
    <form {...formProps} aria-label="カードの登録">
      <input {...rest} aria-label={label} aria-required={required} aria-errormessage={error} />
      {card !== null && (
        <button type="button" onClick={() => takeCard(card)}>
          受け取る
        </button>
      )}
      <button type="submit">登録する</button>
      <p role="alert">{formError}</p>
    </form>
  );
}
const show = (card: ServiceCard | null) =>
  render(
    <ShopServicesProvider services={services}>
      <CardFields card={card} />
    </ShopServicesProvider>,
  );
const send = async (card: ServiceCard | null, name = '') => {
  show(card);
  if (name !== '') await userEvent.type(screen.getByLabelText('カード名義'), name);
  if (card !== null) await userEvent.click(screen.getByText('受け取る'));
  await userEvent.click(screen.getByText('登録する'));
};
const stored = async () => {
  const token = await api.signIn('second@example.jp');
  return (await api.call(listUserCardsSpec, { query: {} }, { token })).body;
};

it('sends nothing without a card of the payment service', async () => {
  const before = await stored();
  await send(null, '家族');
  expect([onMissing.mock.calls.length, onAdded.mock.calls.length]).toEqual([1, 0]);
  expect(await stored()).toEqual(before);
});

it('[labels-card] keeps the service’s token under the name, and the list is fetched again', async () => {
  const { cards: before } = await services.queryClient.fetchQuery(cardsQuery(services));
  await send(CARD, '家族のカード');
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  const { cards, limit } = await services.queryClient.fetchQuery(cardsQuery(services));
  expect([cards.length, limit]).toEqual([before.length + 1, 5]);
  expect(cards.at(-1)).toMatchObject({
    name: '家族のカード',
    maskedNumber: '************1111',
    expiration: '2031年12月',
    isMain: false,
    isExpired: false,
  });
});

it('a card that has expired is refused in words, and stays to be sent again', async () => {
  await send({ ...CARD, expiration: '202001' });
  expect(await screen.findByText('有効期限が切れたカードは登録できません')).toBeVisible();
  expect(onAdded).not.toHaveBeenCalled();
});
