import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGiftReceiverForm } from './use-gift-receiver-form';

const save = jest.fn(() => Promise.resolve());
const RECEIVER = { name: '鈴木 一郎', email: null, message: '' };
const GUEST = { name: '山田 花子', email: 'hanako@example.jp', phoneNumber: '0312345678' };
/** Nothing was written before. */
const DRAFT = { values: null, keep: () => undefined };
const FIELDS = ['receiverName', 'message', 'ordererName'] as const;

function Fields() {
  const { field, formProps } = useGiftReceiverForm({ receiver: RECEIVER, guest: GUEST, draft: DRAFT, save });
  return (
    <form {...formProps} aria-label="贈り先">
      {FIELDS.map((name) => {
        const { label, error, required, ...rest } = field(name);
        return <input key={name} {...rest} aria-label={label} aria-required={required} title={error} />;
      })}
      <button type="submit">次へ</button>
    </form>
  );
}

// The receiver reads all three in a mail of the shop.
it.each(['贈り先のお名前', 'メッセージ', '注文者名'])('%s takes no web address', async (label) => {
  render(<Fields />);
  const input = screen.getByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, '当選 www.evil.example');
  await userEvent.click(screen.getByText('次へ'));
  expect(screen.getByTitle(`${label}にウェブサイトのアドレスは入力できません`)).toBe(input);
  expect(save).not.toHaveBeenCalled();
});
