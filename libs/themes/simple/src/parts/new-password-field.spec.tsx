import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ThemeProvider } from '@shop/theming/theme-provider';
import { render, screen } from '@testing-library/react';
import { simpleTheme } from '../theme';
import { NewPasswordField } from './new-password-field';

it('a new password has its rule beside it before anything is typed, for people and for password managers', () => {
  render(
    <ThemeProvider theme={simpleTheme}>
      <NewPasswordField id="next" label="新しいパスワード" />
    </ThemeProvider>,
  );
  const field = screen.getByLabelText('新しいパスワード');
  expect(field).toHaveAccessibleDescription(
    '8文字以上で、半角英字と半角数字を組み合わせてください。記号は - _ . を使えます。',
  );
  expect(field).toHaveAttribute('minlength', '8');
  expect(field).toHaveAttribute('passwordrules', expect.stringContaining('required: digit; allowed: [-_.]'));
});

const PAGES = path.resolve(__dirname, '..');
const sources = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/\.(spec|stories)\.tsx$/.test(file),
);

it('every password can be shown while it is typed', () => {
  const hidden = sources.filter((file) =>
    readFileSync(path.join(PAGES, file), 'utf8').includes('type="password"'),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(hidden).toEqual([]);
});
