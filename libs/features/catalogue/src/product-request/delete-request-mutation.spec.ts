import { runMutation } from '@shop/query/run-mutation';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { deleteRequestMutation, withoutRequest } from './delete-request-mutation';
import { productRequestsQuery } from './product-requests-query';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const first = () => productRequestsQuery(services.api, 1);
const shown = () => services.queryClient.getQueryData(first().queryKey);

it('[trans-product-request-history-delete] deleting a request removes it and lowers the total by one, here and at the shop', async () => {
  const before = await services.queryClient.fetchQuery(first());
  const [newest, ...others] = before.requests;
  expect(newest?.productName).toBe('大きいサイズの風呂敷');
  await runMutation(services.queryClient, deleteRequestMutation(services), newest?.id ?? 0);
  expect(shown()?.requests).toEqual(others);
  expect(shown()?.pagination.total).toBe(before.pagination.total - 1);
  const again = await services.queryClient.fetchQuery({ ...first(), staleTime: 0 });
  expect([again.requests, again.pagination.total]).toEqual([others, before.pagination.total - 1]);
});

it('a request that cannot be deleted stays, and so does the total', async () => {
  const before = shown();
  await api.lab({ scenario: 'server-error', match: { method: 'DELETE' }, times: 1 });
  const id = before?.requests[0]?.id ?? 0;
  await expect(runMutation(services.queryClient, deleteRequestMutation(services), id)).rejects.toMatchObject({
    kind: 'server',
  });
  expect(shown()).toEqual(before);
});

it.each([
  ['an entry of the page', 3, 1, 0],
  ['an entry of another page', 99, 1, 1],
])('%s is taken out, or leaves the page as it is', (_what, id, total, left) => {
  const request = {
    id: 3,
    productName: '急須',
    makerName: '',
    body: '',
    status: 'received' as const,
    reply: '',
    createdAt: '2026-04-01T00:00:00.000Z',
  };
  const page = withoutRequest(
    { requests: [request], pagination: { total, per: 10, last: 1, current: 1 } },
    id,
  );
  expect([page.requests.length, page.pagination.total]).toEqual([left, left]);
});
