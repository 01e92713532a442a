import {
  ConflictError,
  MaintenanceError,
  NetworkError,
  NotFoundError,
  ServerError,
} from '@shop/api-client/api-error';
import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './create-query-client';
import { runMutation } from './run-mutation';

const body = { code: '', message: '', errors: {}, title: null };

async function triesOf(where: 'browser' | 'server', error: Error): Promise<number> {
  const queryFn = jest.fn(() => Promise.reject(error));
  const client = createQueryClient(where);
  await client.fetchQuery({ queryKey: ['x'], queryFn, retryDelay: 0 }).catch(() => undefined);
  client.clear();
  return queryFn.mock.calls.length;
}

it.each([
  ['no network', new NetworkError('GET /x', ''), 2],
  ['a 500', new ServerError('GET /x', 500, body), 2],
  ['a 404', new NotFoundError('GET /x', 404, body), 1],
  ['a 409', new ConflictError('GET /x', 409, body), 1],
  ['a 503', new MaintenanceError('GET /x', 503, body), 1],
  ['a mistake of ours', new TypeError('x is undefined'), 1],
])('after %s the browser retries only where that can help', async (_what, error, tries) => {
  await expect(triesOf('browser', error)).resolves.toBe(tries);
});

it('the server does not retry, since the shopper waits for the document', async () => {
  await expect(triesOf('server', new NetworkError('GET /x', ''))).resolves.toBe(1);
});

it('data that the server has fetched is fresh in the browser after hydration', async () => {
  const queryFn = jest.fn(() => Promise.resolve('again'));
  const client = createQueryClient('browser');
  client.setQueryData(['x'], 'from the server');
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn })).resolves.toBe('from the server');
  expect(queryFn).not.toHaveBeenCalled();
  client.clear();
});

it('a change that is wanted offline fails at once and is not kept back', async () => {
  onlineManager.setOnline(false);
  const lost = new NetworkError('POST /x', '');
  const change = runMutation(
    createQueryClient('browser'),
    { mutationFn: () => Promise.reject(lost) },
    undefined,
  );
  await expect(change).rejects.toBe(lost);
  onlineManager.setOnline(true);
});
