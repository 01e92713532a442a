import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FORM_SNAPSHOT_NAME } from './form-snapshot-name';
import { restoreFormSnapshot } from './restore-form-snapshot';
import { saveFormSnapshot } from './save-form-snapshot';

const SECRETS = ['パスワード', '確認コード', 'カード番号'];

function Fields() {
  const [city, setCity] = useState('');
  return (
    <form aria-label="お届け先">
      <input
        aria-label="市区町村"
        name="city"
        value={city}
        onChange={({ target }) => setCity(target.value)}
      />
      <output>{city}</output>
      <textarea aria-label="備考" name="remarks" />
      <select aria-label="都道府県" name="prefecture">
        <option value="" />
        <option value="東京都" />
      </select>
      <input type="radio" aria-label="銀行" name="payment" value="1" defaultChecked />
      <input type="radio" aria-label="カード" name="payment" value="4" />
      <input type="password" aria-label="パスワード" name="password" />
      <input aria-label="確認コード" name="code" autoComplete="one-time-code" />
      <input aria-label="カード番号" name="card" autoComplete="cc-number" />
    </form>
  );
}

/** Sets how the page was entered, which jsdom does not report. */
const entered = (type: string) =>
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
const write = async () => {
  await userEvent.type(screen.getByLabelText('市区町村'), '千代田区');
  await userEvent.type(screen.getByLabelText('備考'), '玄関まで');
  await userEvent.selectOptions(screen.getByLabelText('都道府県'), '東京都');
  await userEvent.click(screen.getByLabelText('カード'));
  for (const secret of SECRETS) await userEvent.type(screen.getByLabelText(secret), 'himitsu');
};

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
});

it('[error-core-chunk] restores fields and scroll position after a reload, but never saves secrets', async () => {
  entered('reload');
  const { unmount } = render(<Fields />);
  await write();
  saveFormSnapshot(window, sessionStorage, null);
  expect(sessionStorage.getItem(FORM_SNAPSHOT_NAME)).not.toContain('himitsu');
  unmount();
  restoreFormSnapshot(window, sessionStorage);
  render(<Fields />);
  expect(await screen.findByText('千代田区')).toBeVisible();
  expect(screen.getByLabelText('備考')).toHaveValue('玄関まで');
  expect(screen.getByLabelText('都道府県')).toHaveValue('東京都');
  expect(screen.getByLabelText('カード')).toBeChecked();
  for (const secret of SECRETS) expect(screen.getByLabelText(secret)).toHaveValue('');
  expect(sessionStorage.length).toBe(0);
});

it('restores nothing on a page that was not reloaded', async () => {
  entered('navigate');
  const { unmount } = render(<Fields />);
  await write();
  saveFormSnapshot(window, sessionStorage, null);
  unmount();
  render(<Fields />);
  restoreFormSnapshot(window, sessionStorage);
  expect(screen.getByLabelText('市区町村')).toHaveValue('');
  expect(sessionStorage.length).toBe(0);
});

it.each(['{', '{}', 'null', '{"path":"/","fields":[],"scrollY":0,"target":"//evil.example"}'])(
  'ignores %s in the storage',
  (text) => {
    entered('reload');
    sessionStorage.setItem(FORM_SNAPSHOT_NAME, text);
    expect(() => restoreFormSnapshot(window, sessionStorage)).not.toThrow();
    expect(window.scrollTo).not.toHaveBeenCalled();
  },
);
