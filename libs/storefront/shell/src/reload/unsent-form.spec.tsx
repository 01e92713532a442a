import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { saveUnsentForm } from './save-unsent-form';
import { UNSENT_FORM_NAME } from './unsent-form-name';
import { restoreUnsentForm } from './restore-unsent-form';

const SHORTLY_MS = 600_000;

function Fields({ isOpen = true }) {
  const [body, setBody] = useState('');
  if (!isOpen) return null;
  return (
    <form aria-label="返信する">
      <textarea
        aria-label="内容"
        name="body"
        defaultValue="下書き"
        onChange={({ target }) => setBody(target.value)}
      />
      <output>{body}</output>
      <input aria-label="件名" name="title" defaultValue="元の件名" />
      <select aria-label="評価" name="rating" defaultValue="">
        <option value="" />
        <option value="5" />
      </select>
      <input type="checkbox" aria-label="承諾" name="notice" value="1" />
      <input type="password" aria-label="パスワード" name="password" />
      <input aria-label="会員" name="username" value="a@example.jp" readOnly />
    </form>
  );
}

const write = async () => {
  render(<Fields />);
  await userEvent.type(screen.getByLabelText('内容'), 'の続き');
  await userEvent.selectOptions(screen.getByLabelText('評価'), '5');
  await userEvent.click(screen.getByLabelText('承諾'));
  await userEvent.type(screen.getByLabelText('パスワード'), 'himitsu');
  saveUnsentForm(window, sessionStorage, '7');
  cleanup();
};
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

it('[error-core-401] what was written is there again after the login, secrets and what was not touched are not kept', async () => {
  await write();
  const stored = sessionStorage.getItem(UNSENT_FORM_NAME) ?? '';
  for (const word of ['himitsu', '元の件名', 'a@example.jp']) expect(stored).not.toContain(word);
  restoreUnsentForm(window, sessionStorage, '7');
  // The form comes later, because its page has to be loaded or it opens on request.
  const { rerender } = render(<Fields isOpen={false} />);
  rerender(<Fields />);
  expect(await screen.findByText('下書きの続き')).toBeVisible();
  expect(screen.getByLabelText('評価')).toHaveValue('5');
  expect(screen.getByLabelText('承諾')).toBeChecked();
  expect(sessionStorage.length).toBe(0);
  // The login loads the page again, which may replace the form.
  rerender(<Fields isOpen={false} />);
  rerender(<Fields />);
  expect(await screen.findByText('下書きの続き')).toBeVisible();
});

it.each([
  ['another member', '8', 0, '/', true],
  ['a member who comes back long after', '7', SHORTLY_MS, '/', true],
  ['another page', '7', 0, '/mypage', false],
])('%s gets nothing of it', async (_who, userId, laterMs, path, isDiscarded) => {
  await write();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + laterMs);
  window.history.replaceState(null, '', path);
  render(<Fields />);
  restoreUnsentForm(window, sessionStorage, userId);
  window.history.replaceState(null, '', '/');
  expect(screen.getByLabelText('内容')).toHaveValue('下書き');
  expect(sessionStorage.getItem(UNSENT_FORM_NAME) === null).toBe(isDiscarded);
  jest.restoreAllMocks();
});

it.each(['{', 'null', '{"userId":"7"}', '{"userId":"7","path":"/","savedAtMs":1,"fields":[null]}'])(
  'ignores %s in the storage',
  (text) => {
    sessionStorage.setItem(UNSENT_FORM_NAME, text);
    render(<Fields />);
    expect(() => restoreUnsentForm(window, sessionStorage, '7')).not.toThrow();
    expect(sessionStorage.length).toBe(0);
  },
);
