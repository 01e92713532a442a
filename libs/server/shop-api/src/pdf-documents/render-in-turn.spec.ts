import { createDocumentTurns } from './create-document-turns';
import { renderInTurn } from './render-in-turn';
import type { ShopDocument } from './shop-document';

/** How long each document takes, by the clock of the test. */
const WORK_MS = 40;
/** Of one address, besides the one whose turn it is. */
const MAX_WAITING_OF_SENDER = 6;

/** What has been rendered so far. */
const mockRendered: string[] = [];
let mockNowMs = 0;
jest.mock('./render-pdf', () => ({
  renderPdf: ({ title }: ShopDocument) => {
    mockRendered.push(title);
    mockNowMs += WORK_MS;
    return title === 'broken' ? Promise.reject(new Error('no font')) : Promise.resolve(title);
  },
}));
/** Those that are not over. */
const pauses: { readonly ms: number; readonly end: () => void }[] = [];
let turns: ReturnType<typeof createDocumentTurns>;
beforeEach(() => {
  mockRendered.splice(0);
  pauses.splice(0);
  turns = createDocumentTurns({
    nowMs: () => mockNowMs,
    pause: (ms) => new Promise<void>((resolve) => pauses.push({ ms, end: resolve })),
  });
});
/** Lets everything happen that waits for no turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
/** Ends the pause after the last document, and with it its turn. */
const endPause = async () => {
  pauses.shift()?.end();
  await settle();
};

const documentOf = (title: string): ShopDocument => ({
  title,
  mark: null,
  facts: [],
  addressee: { above: [], name: '山田 花子', honorific: '様' },
  opening: [],
  amountLabel: '',
  amount: 0,
  terms: [],
  closing: [],
  issuer: { name: '', postalCode: '', address: '', phoneNumber: '', registrationNumber: '' },
  priceSums: 'with-tax',
  lines: [],
  sums: [],
  taxes: [],
  totals: [],
  notes: [],
  createdAt: new Date(0),
});
/** The places that calls hold at the API's gate while they wait: none. */
let outside = 0;
const render = (title: string, clientIp = '61.1.1.1') =>
  renderInTurn(
    {
      clientIp,
      documentTurns: turns,
      waitOutside: async (wait) => {
        outside += 1;
        return wait().finally(() => (outside -= 1));
      },
      afterResponse: (_failure, work) => void work(),
    },
    documentOf(title),
  );

it('documents are rendered one by one, each after a pause as long as the last one took', async () => {
  const all = ['a', 'b', 'c'].map((title) => render(title));
  await settle();
  expect([mockRendered, outside]).toEqual([['a'], 2]);
  // Its response does not wait for the pause.
  expect(await all[0]).toBe('a');
  expect(pauses.map(({ ms }) => ms)).toEqual([WORK_MS]);
  await endPause();
  expect([mockRendered, outside]).toEqual([['a', 'b'], 1]);
  await endPause();
  expect([mockRendered, outside]).toEqual([['a', 'b', 'c'], 0]);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  await endPause();
});

it('one address waits for some at a time, and others come between them', async () => {
  const refused: string[] = [];
  const flood = Array.from({ length: 10 }, (_, at) => `f${at}`);
  const answers = flood.map((title) => render(title).catch(() => refused.push(title)));
  const other = render('other', '61.1.1.2');
  await settle();
  expect([mockRendered, refused]).toEqual([['f0'], flood.slice(MAX_WAITING_OF_SENDER + 1)]);
  for (let turn = 0; turn < 2; turn += 1) await endPause();
  expect(mockRendered).toContain('other');
  for (let turn = 0; turn < MAX_WAITING_OF_SENDER; turn += 1) await endPause();
  await Promise.all([...answers, other]);
  expect(mockRendered).toHaveLength(MAX_WAITING_OF_SENDER + 2);
});

it('goes on after one that fails, and after its pause', async () => {
  const broken = render('broken').catch((error: unknown) => error);
  const next = render('next');
  expect(await broken).toEqual(new Error('no font'));
  expect(mockRendered).toEqual(['broken']);
  await endPause();
  expect(await next).toBe('next');
  await endPause();
});

it('each API has turns of its own', async () => {
  await render('a');
  expect(mockRendered).toEqual(['a']);
  turns = createDocumentTurns({ pause: () => Promise.resolve() });
  expect(await render('b')).toBe('b');
  await endPause();
});
