import { File as NodeFile } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { contactDraftAtom } from '@shop/feature-content/contact-form/contact-draft';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { renderPage } from '@shop/testing-react/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import ContactPage from './contact-page';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const { File: PageFile, fetch: send } = globalThis;

let api: TestApi;
let folder: string;
let services: TestServices;
/** Lets the upload that is on its way arrive. */
let arrive: () => void = () => undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'contact-form-'));
  api = await openTestApi({ config: { filesFolder: folder } });
  services = await createTestServices((await api.serve()).url);
});
beforeEach(() => {
  // The API runs here too, and knows a file by the class of Node.
  Object.assign(globalThis, { File: NodeFile });
  globalThis.fetch = async (input, init) => {
    const isUpload = JSON.stringify(input instanceof Request ? input.url : input).includes('upload-files');
    if (isUpload) await new Promise<void>((resolve) => (arrive = resolve));
    return send(input, init);
  };
});
afterEach(() => Object.assign(globalThis, { File: PageFile, fetch: send }));
afterAll(async () => {
  services.session.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (query = '') =>
  renderPage(<ContactPage params={{}} search={new URLSearchParams(query)} />, {
    services,
    theme: simpleTheme,
    path: `/contact/${query}`,
  });
const choose = (name: string, content: Uint8Array = PNG) =>
  fireEvent.change(screen.getByLabelText('ファイルを添付'), {
    target: { files: [new NodeFile([new Uint8Array(content)], name, { type: 'image/png' })] },
  });
const isUploading = () => waitFor(() => expect(screen.getByText('添付しています')).toBeInTheDocument());
const removal = (name: string) => screen.findByRole('button', { name: `${name}の添付を取り消す` });

it.each([
  ['the order', '?order=D261201-DEM00007', '注文番号：D261201-DEM00007\n'],
  ['nothing', '?order=%3Cb%3E', ''],
])('has %s that its address names in the text', async (_name, query, text) => {
  open(query);
  expect(await screen.findByLabelText(/^お問い合わせ内容/)).toHaveValue(text);
});

it('sends the files that stand there, waits for one on its way, and does not bring a removed one back', async () => {
  const page = open();
  await userEvent.type(await screen.findByLabelText(/^お名前(?!（)/), '山田');
  await userEvent.type(screen.getByLabelText(/^お名前（カナ）/), 'ヤマダ');
  await userEvent.type(screen.getByLabelText(/^メールアドレス/), 'guest@example.jp');
  await userEvent.type(screen.getByLabelText(/^お問い合わせ内容/), '写真をご覧ください。');
  choose('first.png');
  await isUploading();
  arrive();
  const removeFirst = await removal('first.webp');

  choose('second.png');
  await isUploading();
  await userEvent.click(removeFirst);
  const submit = screen.getByRole('button', { name: '入力内容の確認へ' });
  expect(submit).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(submit);
  arrive();
  await removal('second.webp');
  expect(screen.queryByText('first.webp')).toBeNull();
  expect(page.pathname()).toBe('/contact/');

  await userEvent.click(submit);
  await waitFor(() => expect(page.pathname()).not.toBe('/contact/'));
  expect(services.store.get(contactDraftAtom)?.files.map(({ name }) => name)).toEqual(['second.webp']);
});

it('[labels-contact] the fields of an inquiry have the names of their label set', async () => {
  const page = open();
  await screen.findByLabelText('ファイルを添付');
  const fields = [...page.container.querySelectorAll('input:not([type=file]), textarea')];
  expect(fields.map(({ id }) => page.container.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
    'お名前',
    'お名前（カナ）',
    'メールアドレス',
    '電話番号',
    'お問い合わせ内容',
  ]);
});

it('says beside the field what is wrong with a file', async () => {
  open();
  await screen.findByLabelText('ファイルを添付');
  choose('broken.png', Buffer.from('no picture'));
  await isUploading();
  arrive();
  await waitFor(() =>
    expect(screen.getByLabelText('ファイルを添付')).toHaveAccessibleDescription(/PDF.*を選んでください/),
  );
  expect(screen.getByRole('button', { name: '入力内容の確認へ' })).not.toHaveAttribute('aria-busy');
});
