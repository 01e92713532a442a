import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { StaticErrorFallback } from './static-error-fallback';

/** As a theme's part whose code does not arrive. */
const missing = Promise.reject<string>(new TypeError('Failed to fetch dynamically imported module'));
missing.catch(() => undefined);

function ErrorPage() {
  return <p>{use(missing)}</p>;
}

it('[error-core-error-page-load] [gap-error-500-text] shows the text of the error page in plain HTML', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    render(
      <StaticErrorFallback>
        <Suspense fallback={null}>
          <ErrorPage />
        </Suspense>
      </StaticErrorFallback>,
    );
    await missing.catch(() => undefined);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(screen.getByText('エラーが発生しました')).toBeVisible();
  expect(screen.getByRole('link', { name: 'トップページへ戻る' })).toHaveAttribute('href', '/');
});

it('renders nothing where the error page loads', () => {
  render(<StaticErrorFallback>本文</StaticErrorFallback>);
  expect(screen.getByText('本文')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
