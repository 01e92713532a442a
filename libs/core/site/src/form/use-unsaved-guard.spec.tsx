import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useUnsavedGuard } from './use-unsaved-guard';

const state = { isUnsaved: true };
const hasUnsaved = () => state.isUnsaved;

function Page() {
  const { isBlocked, leave, stay } = useUnsavedGuard(hasUnsaved);
  return (
    <>
      <Link to="/elsewhere">他のページ</Link>
      <Link to="/form?step=2">同じページ</Link>
      {isBlocked && (
        <>
          <button onClick={leave}>離れる</button>
          <button onClick={stay}>続ける</button>
        </>
      )}
    </>
  );
}

const show = () => {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Page /> },
      { path: '/elsewhere', element: <p>着きました</p> },
    ],
    { initialEntries: ['/form'] },
  );
  render(<RouterProvider router={router} />);
};
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => (state.isUnsaved = true));

it('asks before unsaved changes are left, and stays or leaves as confirmed', async () => {
  show();
  await userEvent.click(screen.getByText('他のページ'));
  await userEvent.click(screen.getByText('続ける'));
  expect(screen.queryByText('離れる')).toBeNull();
  expect(screen.queryByText('着きました')).toBeNull();
  await userEvent.click(screen.getByText('他のページ'));
  await userEvent.click(screen.getByText('離れる'));
  expect(await screen.findByText('着きました')).toBeVisible();
});

it('does not ask without unsaved changes, nor for a navigation within the page', async () => {
  show();
  await userEvent.click(screen.getByText('同じページ'));
  expect(screen.queryByText('離れる')).toBeNull();
  state.isUnsaved = false;
  await userEvent.click(screen.getByText('他のページ'));
  expect(await screen.findByText('着きました')).toBeVisible();
});

it('the browser asks before the tab is closed only while there are unsaved changes', () => {
  show();
  expect(unload()).toBe(true);
  state.isUnsaved = false;
  expect(unload()).toBe(false);
});
