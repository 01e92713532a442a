import { ThemeProvider } from '@shop/theming/theme-provider';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import userEvent from '@testing-library/user-event';
import { simpleTheme } from '../../theme';
import { GiftLink } from './gift-link';

const URL_OF_GIFT = 'http://gift.localhost/social-gift/abc/shipping';
const SEND = { name: 'LINEやメールで送る' };

const show = (
  gift: ComponentProps<typeof GiftLink>['gift'] = { receiverEmail: null, isMailedOncePaid: false },
) =>
  render(
    <ThemeProvider theme={simpleTheme}>
      <GiftLink gift={gift} url={URL_OF_GIFT} />
    </ThemeProvider>,
  );
const refusing = (name: string) => () => Promise.reject(new DOMException('x', name));

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it.each([
  { what: 'its sheet is used', share: () => Promise.resolve(), said: '' },
  { what: 'its sheet is closed', share: refusing('AbortError'), said: '' },
  {
    what: 'it does not permit that',
    share: refusing('NotAllowedError'),
    said: '送れませんでした。リンクをコピーしてお伝えください',
  },
])('a device that can share sends the link; where $what, it says “$said”', async ({ share, said }) => {
  const shared = jest.fn(share);
  Object.assign(navigator, { share: shared });
  show();
  await userEvent.click(screen.getByRole('button', SEND));
  expect(shared).toHaveBeenCalledWith({ title: 'ギフトが届いています', url: URL_OF_GIFT });
  expect(await screen.findByRole('status')).toHaveTextContent(new RegExp(`^${said}$`));
});

it('any other device copies it', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.queryByRole('button', SEND)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'リンクをコピーする' }));
  expect(screen.getByRole('status')).toHaveTextContent('リンクをコピーしました');
});

it.each([
  [false, 'a@example.jp へもリンクをお送りしています。'],
  [true, 'ご入金を確認しましたら、a@example.jp へもリンクをお送りします。'],
])('says when the link is mailed (once it is paid: %s)', (isMailedOncePaid, said) => {
  show({ receiverEmail: 'a@example.jp', isMailedOncePaid });
  expect(screen.getByText(said)).toBeInTheDocument();
});
