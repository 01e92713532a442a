import { MessageChannel } from 'node:worker_threads';
import { noParties } from '@shop/storefront-shell/site/document-parties';
import { ChangeEvents } from '../changes/change-events';
import { EncodedDocument, encodeDocument } from '../documents/encoded-document';
import type { DocumentRenderer, DocumentRequest } from '../render/document-renderer';
import { serveRenderRequests } from './serve-render-requests';
import { RenderWorker } from './render-worker';

const ORDER = {
  address: { pathname: '/product', search: '?page=2' },
  session: { state: 'absent' },
  nonce: null,
  isComplete: true,
  encodeIn: null,
  credentials: { clientAddress: '192.0.2.1', internalSecret: 'secret', requestId: 'r-1' },
} as const;
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** A thread that draws by this renderer, behind a real line. */
async function threadOf(render: DocumentRenderer) {
  const { port1, port2 } = new MessageChannel();
  open.push(() => port1.close());
  const changes = new ChangeEvents();
  const heard: string[] = [];
  changes.subscribe((what) => heard.push(what));
  const thread = await new Promise<RenderWorker>((resolve) => {
    const made: RenderWorker = new RenderWorker(port2, {
      onReady: () => resolve(made),
      onTrouble: () => undefined,
      onGone: () => undefined,
    });
    serveRenderRequests(port1, render, changes);
  });
  return { thread, heard };
}
const requestOf = (more: Partial<DocumentRequest> = {}): DocumentRequest => ({
  ...ORDER,
  signal: new AbortController().signal,
  parties: noParties(),
  ...more,
});
const streamOf = (...pieces: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });

it('a whole document comes as it was drawn, with what its browser may speak to', async () => {
  const { thread } = await threadOf(({ address, credentials, parties }) => {
    parties.tagManager = { consentCookie: 'consent' };
    const headers = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ] satisfies [string, string][];
    return Promise.resolve(
      new Response(`${address.pathname}${address.search} for ${credentials.requestId}: 日本語`, {
        status: 404,
        headers,
      }),
    );
  });
  const parties = noParties();
  const answer = await thread.render(requestOf({ parties }));
  expect(answer.status).toBe(404);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.text()).toBe('/product?page=2 for r-1: 日本語');
  expect(parties).toEqual({ tagManager: { consentCookie: 'consent' }, apiOrigin: null });
  expect(thread.load).toBe(0);
});

it('a document that is asked for finished comes with what is known of it', async () => {
  const { thread } = await threadOf(() => Promise.resolve(new Response('<script>1</script>')));
  const answer = await thread.render(requestOf({ encodeIn: 'br' }));
  const here = await encodeDocument(new Response('<script>1</script>'), 'br');
  expect(answer).toBeInstanceOf(EncodedDocument);
  expect(await encodeDocument(answer, 'br')).toMatchObject({ digest: here.digest, whole: here.whole });
  expect(thread.load).toBe(0);
});

it.each([
  [302, '/login/'],
  [304, null],
])('an answer of %i has no body', async (status, location) => {
  const { thread } = await threadOf(() =>
    Promise.resolve(new Response(null, { status, headers: location === null ? {} : { Location: location } })),
  );
  const answer = await thread.render(requestOf({ isComplete: false }));
  expect([answer.status, answer.headers.get('Location'), await answer.text()]).toEqual([
    status,
    location,
    '',
  ]);
});

it('a streamed document comes piece by piece', async () => {
  const { thread } = await threadOf(() => Promise.resolve(new Response(streamOf('<p>一</p>', '<p>二</p>'))));
  const answer = await thread.render(requestOf({ isComplete: false }));
  expect(await answer.text()).toBe('<p>一</p><p>二</p>');
  expect(thread.load).toBe(0);
});

it('a stream that breaks breaks here', async () => {
  let breakStream: (error: Error) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(Buffer.from('<p>'));
      breakStream = (error) => controller.error(error);
    },
  });
  const { thread } = await threadOf(() => Promise.resolve(new Response(body)));
  const answer = await thread.render(requestOf({ isComplete: false }));
  breakStream(new TypeError('cut'));
  await expect(answer.text()).rejects.toThrow('cut');
});

it('a document that cannot be drawn fails with its reason', async () => {
  const { thread } = await threadOf(() => Promise.reject(new RangeError('too deep')));
  await expect(thread.render(requestOf())).rejects.toMatchObject({ name: 'RangeError', message: 'too deep' });
});

it('whoever leaves ends the drawing', async () => {
  const { thread } = await threadOf(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(signal.reason instanceof Error ? signal.reason : new Error('no reason')),
        );
      }),
  );
  const visitor = new AbortController();
  const drawing = thread.render(requestOf({ signal: visitor.signal }));
  visitor.abort();
  await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
});

it('a change is heard before the document that is asked for after it', async () => {
  const { thread, heard } = await threadOf(() => Promise.resolve(new Response(heard.join())));
  thread.tell('settings');
  thread.tell('product:mug');
  expect(await (await thread.render(requestOf())).text()).toBe('settings,product:mug');
});
