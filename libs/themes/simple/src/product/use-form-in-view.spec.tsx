import { scrollWindow } from '@shop/testing-react/scroll-window';
import { render } from '@testing-library/react';
import { useFormInView } from './use-form-in-view';

function TallForm() {
  return <form ref={useFormInView<HTMLFormElement>()} />;
}
const isSaid = () => document.documentElement.hasAttribute('data-form-in-view');

it('says on the document while a form is in view, and no longer once it is gone', () => {
  const { bringNear } = scrollWindow();
  const { unmount } = render(<TallForm />);
  expect(isSaid()).toBe(false);
  bringNear();
  expect(isSaid()).toBe(true);
  unmount();
  expect(isSaid()).toBe(false);
});
