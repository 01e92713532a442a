import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { AdmissionGate } from '@shop/requests/admission-gate';
import type { DocumentRequest } from './document-renderer';
import { limitRenders } from './limit-renders';
import { createRenderGate } from './render-gate';

const requestOf = (kind: 'public' | 'personal', signal = new AbortController().signal): DocumentRequest => ({
  url: { pathname: '/product', search: '' },
  session: { state: 'absent' },
  nonce: kind === 'public' ? null : 'nonce',
  isComplete: kind === 'public',
  encodeIn: kind === 'public' ? 'identity' : null,
  requestContext: { clientIp: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' },
  signal,
  cspOrigins: noCspOrigins(),
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A renderer that never ends, behind a gate; `started` are the documents that it has begun. */
function endlessRenderer(gate = createRenderGate(1)) {
  const started: ('public' | 'personal')[] = [];
  const render = limitRenders(({ nonce }) => {
    started.push(nonce === null ? 'public' : 'personal');
    return new Promise<Response>(() => undefined);
  }, gate);
  return { started, render: (request: DocumentRequest) => void render(request).catch(() => undefined) };
}

it.each([
  ['personal', 'public'],
  ['public', 'personal'],
] as const)('%s documents are rendered while hundreds of %s ones wait', async (kind, many) => {
  const { started, render } = endlessRenderer();
  for (let count = 0; count < 300; count += 1) render(requestOf(many));
  await settle();
  expect(started.length).toBeLessThan(10);
  render(requestOf(kind));
  await settle();
  expect(started.filter((one) => one === kind)).toHaveLength(1);
});

it('a document is not rendered for a shopper who has left while it waited', async () => {
  const lane = { reserved: 1, maxWaitMs: 60_000, maxWaiting: 10 };
  const gate = new AdmissionGate({ capacity: 2, lanes: { public: lane, personal: lane } });
  const release = await gate.admit('personal');
  const { started, render } = endlessRenderer(gate);
  const leaves = new AbortController();
  render(requestOf('personal', leaves.signal));
  await settle();
  leaves.abort();
  release();
  await settle();
  expect(started).toEqual([]);
});

describe('a streamed document', () => {
  const lane = { reserved: 1, maxWaitMs: 0, maxWaiting: 0 };
  const createGate = () => new AdmissionGate({ capacity: 2, lanes: { public: lane, personal: lane } });
  const isFree = (gate: ReturnType<typeof createGate>) =>
    gate.admit('personal').then(
      (release) => (release(), true),
      () => false,
    );

  it('counts until it is rendered to its end, though nobody reads it', async () => {
    const gate = createGate();
    let source: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (source = controller) });
    const render = limitRenders(() => Promise.resolve(new Response(stream, { status: 404 })), gate);
    const response = await render(requestOf('personal'));
    source?.enqueue(new TextEncoder().encode('終わり'));
    await settle();
    expect(await isFree(gate)).toBe(false);
    source?.close();
    await settle();
    expect(await isFree(gate)).toBe(true);
    expect([response.status, await response.text()]).toEqual([404, '終わり']);
  });

  it('ends when its shopper leaves', async () => {
    const gate = createGate();
    const cancelled = jest.fn();
    const render = limitRenders(
      () => Promise.resolve(new Response(new ReadableStream({ cancel: cancelled }))),
      gate,
    );
    await (await render(requestOf('personal'))).body?.cancel('left');
    await settle();
    expect(cancelled).toHaveBeenCalledWith('left');
    expect(await isFree(gate)).toBe(true);
  });
});

it('a document that fails makes room for the next', async () => {
  const lane = { reserved: 1, maxWaitMs: 0, maxWaiting: 0 };
  const gate = new AdmissionGate({ capacity: 2, lanes: { public: lane, personal: lane } });
  const render = limitRenders(() => Promise.reject(new Error('failed')), gate);
  await expect(render(requestOf('public'))).rejects.toThrow('failed');
  await expect(render(requestOf('public'))).rejects.toThrow('failed');
});
