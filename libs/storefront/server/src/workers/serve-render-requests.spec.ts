import { MessageChannel } from 'node:worker_threads';
import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { ChangeEvents } from '../data-changes/change-events';
import { EncodedDocument, encodeDocument } from '../documents/encoded-document';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import { serveRenderRequests } from './serve-render-requests';
import { RenderWorkerClient } from './render-worker-client';

const JOB = {
  url: { pathname: '/product', search: '?page=2' },
  session: { state: 'absent' },
  nonce: null,
  isComplete: true,
  encodeIn: null,
  requestContext: { clientIp: '192.0.2.1', internalSecret: 'secret', requestId: 'r-1' },
} as const;
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** A worker with this renderer, behind a real message channel. */
async function workerOf(render: DocumentRenderer) {
  const { port1, port2 } = new MessageChannel();
  open.push(() => port1.close());
  const events = new ChangeEvents();
  const published: string[] = [];
  events.subscribe((change) => published.push(change));
  const worker = await new Promise<RenderWorkerClient>((resolve) => {
    const created: RenderWorkerClient = new RenderWorkerClient(port2, {
      onReady: () => resolve(created),
      onError: () => undefined,
      onExit: () => undefined,
    });
    serveRenderRequests(port1, render, events);
  });
  return { worker, published };
}
const requestOf = (more: Partial<DocumentRequest> = {}): DocumentRequest => ({
  ...JOB,
  signal: new AbortController().signal,
  cspOrigins: noCspOrigins(),
  ...more,
});
const streamOf = (...chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk));
      controller.close();
    },
  });

it('a whole document arrives as it was rendered, with the origins of its policy', async () => {
  const { worker } = await workerOf(({ url, requestContext, cspOrigins }) => {
    cspOrigins.tagManager = { consentCookie: 'consent' };
    const headers = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ] satisfies [string, string][];
    return Promise.resolve(
      new Response(`${url.pathname}${url.search} for ${requestContext.requestId}: 日本語`, {
        status: 404,
        headers,
      }),
    );
  });
  const cspOrigins = noCspOrigins();
  const response = await worker.render(requestOf({ cspOrigins }));
  expect(response.status).toBe(404);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe('/product?page=2 for r-1: 日本語');
  expect(cspOrigins).toEqual({
    tagManager: { consentCookie: 'consent' },
    apiOrigin: null,
    frameOrigin: null,
  });
  expect(worker.load).toBe(0);
});

it('a document that was requested in an encoding arrives with its digest', async () => {
  const { worker } = await workerOf(() => Promise.resolve(new Response('<script>1</script>')));
  const response = await worker.render(requestOf({ encodeIn: 'br' }));
  const expected = await encodeDocument(new Response('<script>1</script>'), 'br');
  expect(response).toBeInstanceOf(EncodedDocument);
  expect(await encodeDocument(response, 'br')).toMatchObject({
    digest: expected.digest,
    buffer: expected.buffer,
  });
  expect(worker.load).toBe(0);
});

it.each([
  [302, '/login/'],
  [304, null],
])('a response of %i has no body', async (status, location) => {
  const { worker } = await workerOf(() =>
    Promise.resolve(new Response(null, { status, headers: location === null ? {} : { Location: location } })),
  );
  const response = await worker.render(requestOf({ isComplete: false }));
  expect([response.status, response.headers.get('Location'), await response.text()]).toEqual([
    status,
    location,
    '',
  ]);
});

it('a streamed document arrives in chunks', async () => {
  const { worker } = await workerOf(() => Promise.resolve(new Response(streamOf('<p>一</p>', '<p>二</p>'))));
  const response = await worker.render(requestOf({ isComplete: false }));
  expect(await response.text()).toBe('<p>一</p><p>二</p>');
  expect(worker.load).toBe(0);
});

it('a stream that breaks in the worker breaks in the server', async () => {
  let breakStream: (error: Error) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(Buffer.from('<p>'));
      breakStream = (error) => controller.error(error);
    },
  });
  const { worker } = await workerOf(() => Promise.resolve(new Response(body)));
  const response = await worker.render(requestOf({ isComplete: false }));
  breakStream(new TypeError('cut'));
  await expect(response.text()).rejects.toThrow('cut');
});

it('a document that cannot be rendered rejects with the error', async () => {
  const { worker } = await workerOf(() => Promise.reject(new RangeError('too deep')));
  await expect(worker.render(requestOf())).rejects.toMatchObject({ name: 'RangeError', message: 'too deep' });
});

it('a shopper who leaves aborts the rendering', async () => {
  const { worker } = await workerOf(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(signal.reason instanceof Error ? signal.reason : new Error('no reason')),
        );
      }),
  );
  const shopper = new AbortController();
  const rendering = worker.render(requestOf({ signal: shopper.signal }));
  shopper.abort();
  await expect(rendering).rejects.toMatchObject({ name: 'AbortError' });
});

it('a change is published before the document that is requested after it', async () => {
  const { worker, published } = await workerOf(() => Promise.resolve(new Response(published.join())));
  worker.publish('settings');
  worker.publish('product:mug');
  expect(await (await worker.render(requestOf())).text()).toBe('settings,product:mug');
});
