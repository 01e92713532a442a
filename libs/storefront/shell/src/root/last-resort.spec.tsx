import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { LastResort } from './last-resort';

/** As a theme's part whose code does not arrive. */
const missing = Promise.reject<string>(new TypeError('Failed to fetch dynamically imported module'));
missing.catch(() => undefined);

function ErrorPage() {
  return <p>{use(missing)}</p>;
}

it('[error-core-error-page-load] says in plain words what the page of failures would have said', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    render(
      <LastResort>
        <Suspense fallback={null}>
          <ErrorPage />
        </Suspense>
      </LastResort>,
    );
    await missing.catch(() => undefined);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(screen.getByText('エラーが発生しました')).toBeVisible();
  expect(screen.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/');
});

it('draws nothing of its own where the page arrives', () => {
  render(<LastResort>本文</LastResort>);
  expect(screen.getByText('本文')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
