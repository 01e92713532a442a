import type { RouteContext } from '../http/route-context';
import { renderInTurn } from './render-in-turn';
import type { ShopDocument } from './shop-document';

const WORK_MS = 40;
const mockLog: string[] = [];
jest.mock('./render-pdf', () => ({
  renderPdf: ({ title }: ShopDocument) => {
    mockLog.push(title);
    // Takes the thread for so long, as a document does.
    const startedAtMs = performance.now();
    while (performance.now() - startedAtMs < WORK_MS);
    return title === 'broken' ? Promise.reject(new Error('no font')) : Promise.resolve(title);
  },
}));

const begun: Promise<void>[] = [];
const contextOf = (clientIp: string): Pick<RouteContext, 'waitOutside' | 'afterResponse' | 'clientIp'> => ({
  clientIp,
  waitOutside: (wait) => wait(),
  afterResponse: (_failure, work) => void begun.push(work()),
});
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
const render = (title: string, ip = '61.1.1.1') => renderInTurn(contextOf(ip), documentOf(title));

beforeEach(() => mockLog.splice(0));
afterEach(() => Promise.all(begun));

it('documents are rendered one by one, with pauses in which others have their turns', async () => {
  let isDone = false;
  const all = Promise.all(['a', 'b', 'c'].map((title) => render(title)));
  const others = (async () => {
    for (; !isDone; await new Promise((resolve) => setImmediate(resolve))) mockLog.push('-');
  })();
  expect(await all).toEqual(['a', 'b', 'c']);
  isDone = true;
  await others;
  // Several of them between each two.
  expect(mockLog.join('')).toMatch(/^-*a-{3,}b-{3,}c-*$/);
});

it('one address waits for some at a time, and others come between them', async () => {
  const flood = Array.from({ length: 10 }, (_, at) => render(`f${at}`).catch(() => 'busy'));
  const other = render('other', '61.1.1.2');
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => String(answer) === 'busy')).toHaveLength(3);
  await other;
  expect(mockLog.indexOf('other')).toBeLessThanOrEqual(2);
});

it('goes on after one that fails', async () => {
  await expect(render('broken')).rejects.toThrow('no font');
  expect(await render('next')).toBe('next');
});
