import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BelowFirstScreen } from './below-first-screen';

const commits: (string | null)[] = [];
/** Notes what the document shows when it is committed. */
function Noted({ children }: { readonly children: string }) {
  useLayoutEffect(() => {
    commits.push(document.body.textContent);
  });
  return <p>{children}</p>;
}
const Page = () => (
  <>
    <Noted>湯のみ</Noted>
    <BelowFirstScreen>
      <Noted>レビュー</Noted>
    </BelowFirstScreen>
  </>
);
beforeEach(() => {
  commits.length = 0;
});

it('comes with the HTML of the server, which the browser takes over as it is', async () => {
  const html = renderToString(<Page />);
  expect(html).toContain('レビュー');
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const [, paragraph] = place.getElementsByTagName('p');
  const problem = jest.fn();
  const root = await act(() =>
    Promise.resolve(hydrateRoot(place, <Page />, { onRecoverableError: problem })),
  );
  expect(place.getElementsByTagName('p')[1]).toBe(paragraph);
  expect(problem).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});

it('follows the first screen after a navigation', () => {
  render(<Page />);
  expect(commits).toEqual(['湯のみ', '湯のみレビュー']);
  screen.getByText('レビュー');
});
