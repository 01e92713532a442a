import { listNews } from '@shop/contract/news/list-news';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { createRequestServices } from './create-request-services';

const REQUEST_CONTEXT = { clientIp: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' };

let canary: RecordingServer;
let api: RecordingServer;
beforeAll(async () => {
  canary = await startRecordingServer((_request, response) => response.end('[]'));
  api = await startRecordingServer((_request, response) =>
    response.writeHead(307, { Location: `http://127.0.0.1:${canary.port}/` }).end(),
  );
});
afterAll(() => Promise.all([api.close(), canary.close()]));

it('no redirect of the API takes the internal secret to another server', async () => {
  const services = createRequestServices({
    channel: 'default',
    apiUrl: `http://127.0.0.1:${api.port}`,
    session: { state: 'absent' },
    requestContext: REQUEST_CONTEXT,
    fetch: globalThis.fetch,
    cacheResponses: ({ anonymous }) => anonymous,
    onApiError: () => undefined,
    onOverload: () => undefined,
  });
  await expect(services.api.call(listNews, { query: {} })).rejects.toMatchObject({ kind: 'network' });
  expect(api.calls.map(({ headers }) => headers['x-shop-internal-secret'])).toEqual(['the-secret']);
  expect(canary.calls).toEqual([]);
});
