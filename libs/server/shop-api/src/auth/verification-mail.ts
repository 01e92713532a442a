import { MAIL_CODE_MINUTES } from '@shop/contract/auth/mail-lifetimes';
import type { Channel } from '../channels/channel';
import type { users } from '../db/schema';
import { escapeHtml } from '../html/escape-html';
import { mailPage } from '../mail/mail-page';
import { memberGreeting } from '../users/member-greeting';
import type { Mail } from '../ports/mail-port';

/** The mail with a one-time code. */
export function writeVerificationMail(channel: Channel, user: typeof users.$inferSelect, code: string): Mail {
  const greeting = memberGreeting(user);
  const lead = 'ログインの確認コードをお知らせします。画面に次の6桁の数字を入力してください。';
  const validity = `このコードは${MAIL_CODE_MINUTES}分間、一度だけ有効です。`;
  const warning =
    'お心当たりがない場合は、どなたかがパスワードを知っている可能性があります。パスワードの変更をお願いいたします。';
  return {
    channelId: channel.id,
    to: user.email,
    isUrgent: true,
    subject: `【${channel.name}】確認コードのお知らせ`,
    text: [greeting, '', lead, '', `確認コード: ${code}`, '', validity, warning, '', channel.name].join('\n'),
    html: mailPage(channel.name, [
      escapeHtml(greeting),
      escapeHtml(lead),
      `<strong style="font-size:28px;letter-spacing:6px">${code}</strong>`,
      escapeHtml(validity),
      escapeHtml(warning),
    ]),
  };
}
