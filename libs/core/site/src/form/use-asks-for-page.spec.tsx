import { render, screen } from '@testing-library/react';
import { useAsksForPage } from './use-asks-for-page';

const unsaved: Record<string, boolean> = {};
const answers: Record<string, boolean> = {};
beforeEach(() => {
  for (const name of ['memo', 'receipt']) unsaved[name] = false;
});

function Form({ name }: { readonly name: string }) {
  const { asks, hasAnyUnsaved } = useAsksForPage(() => unsaved[name] === true);
  return asks ? <button onClick={() => (answers[name] = hasAnyUnsaved())}>{name}</button> : null;
}
const page = (...names: readonly string[]) => names.map((name) => <Form key={name} name={name} />);
const asking = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const ask = (name: string) => {
  screen.getByRole('button').click();
  return answers[name];
};

it('one form asks for all of the page, also for what another holds', () => {
  render(<>{page('memo', 'receipt')}</>);
  expect(asking()).toEqual(['memo']);
  expect(ask('memo')).toBe(false);
  unsaved['receipt'] = true;
  expect(ask('memo')).toBe(true);
});

it('another form asks once the first has gone', () => {
  const { rerender } = render(<>{page('memo', 'receipt')}</>);
  rerender(<>{page('receipt')}</>);
  expect(asking()).toEqual(['receipt']);
  unsaved['receipt'] = true;
  expect(ask('receipt')).toBe(true);
});
