import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddressForm } from './use-address-form';

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
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));

function PlaceForm() {
  const { field, postalField, postal } = useAddressForm(() => Promise.resolve(), {
    isNameKanaRequired: true,
    addressFormat: 'standard',
  });
  const input = ({ label, error, required, ...rest }: ReturnType<typeof field>) => (
    <input {...rest} aria-label={label} aria-required={required} aria-errormessage={error} />
  );
  return (
    <form>
      {input(postalField())}
      {input(field('prefecture'))}
      {input(field('city'))}
      {input(field('address1'))}
      <p data-testid="state">{postal.state.kind}</p>
      {postal.state.kind === 'choices' &&
        postal.state.places.map((place) => (
          <button key={place.city + place.address1} type="button" onClick={() => postal.choose(place)}>
            {place.prefecture}
            {place.city}
          </button>
        ))}
      <button type="button" onClick={postal.undo}>
        元に戻す
      </button>
    </form>
  );
}

const show = () => {
  render(
    <ShopServicesProvider services={services}>
      <PlaceForm />
    </ShopServicesProvider>,
  );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return {
    code: box('郵便番号'),
    city: box('市区町村'),
    place: () => ['都道府県', '市区町村', '番地'].map((name) => box(name).value),
  };
};
const stateIs = (kind: string) => waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent(kind));

it('fills in the place once the code is complete, also in full width, and can be undone', async () => {
  const { code, place } = show();
  await userEvent.type(code, '１００－０００１');
  await stateIs('filled');
  expect(place()).toEqual(['東京都', '千代田区', '千代田']);
  await userEvent.click(screen.getByText('元に戻す'));
  expect(place()).toEqual(['', '', '']);
});

it('does not overwrite what was typed, before or afterwards', async () => {
  const { code, city, place } = show();
  await userEvent.type(city, '港区');
  await userEvent.type(code, '1000001');
  await stateIs('filled');
  expect(place()).toEqual(['東京都', '港区', '千代田']);
  await userEvent.type(screen.getByRole('textbox', { name: '番地' }), '1-1');
  await userEvent.clear(code);
  await userEvent.type(code, '0600042');
  await waitFor(() => expect(place()).toEqual(['北海道', '港区', '千代田1-1']));
  await userEvent.click(screen.getByText('元に戻す'));
  expect(place()).toEqual(['', '港区', '千代田1-1']);
});

it('offers the places of a code that has several', async () => {
  const { code, place } = show();
  await userEvent.type(code, '498-0000');
  await stateIs('choices');
  await userEvent.click(screen.getByText('三重県桑名郡木曽岬町'));
  expect(place()).toEqual(['三重県', '桑名郡木曽岬町', '']);
  await stateIs('filled');
});

it('reports an unknown code and leaves it in the field', async () => {
  const { code, place } = show();
  await userEvent.type(code, '9999999');
  await stateIs('unknown');
  expect(place()).toEqual(['', '', '']);
  expect(code).toHaveValue('9999999');
});

it('ignores a response that arrives after the code has changed', async () => {
  await api.lab({ scenario: 'slow', ms: 400, times: 1, match: { path: '/v1/postal-code' } });
  const { code, place } = show();
  await userEvent.type(code, '1000001');
  await userEvent.clear(code);
  await userEvent.type(code, '0600042');
  await stateIs('filled');
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(place()).toEqual(['北海道', '札幌市中央区', '大通西']);
});

it('after a failed lookup the address can be typed, and the code can be looked up again', async () => {
  await api.lab({ scenario: 'server-error', times: 1, match: { path: '/v1/postal-code' } });
  const { code, place } = show();
  await userEvent.type(code, '1000001');
  await waitFor(() => expect(services.errors.at(-1)?.kind).toBe('server'));
  expect(place()).toEqual(['', '', '']);
  await userEvent.tab();
  await stateIs('filled');
});
