import { formatPriceWithTax } from '@shop/format/format-yen';
import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import type { OrderApprovalRow, UserRow } from './order-approval-store';

type MailContext = Pick<RouteContext, 'channel' | 'config' | 'mail'>;

const linkTo = ({ id }: OrderApprovalRow) => ({
  path: `/mypage/approvals/${id}`,
  label: '承認依頼の内容を見る',
});

const quoted = (heading: string, text: string): readonly string[] =>
  text === '' ? [] : ['', `${heading}：`, ...text.split('\n')];

/** Tells those who approve for a company that a colleague waits for it. */
export async function sendApprovalRequested(
  tx: Executor,
  context: MailContext,
  approval: OrderApprovalRow,
  { requester, approvers }: { readonly requester: UserRow; readonly approvers: readonly UserRow[] },
): Promise<void> {
  for (const approver of approvers)
    await context.mail.send(
      tx,
      writeAccountMail(context, approver, {
        subject: 'ご注文の承認依頼が届きました',
        lines: [
          `${requester.lastName} ${requester.firstName} 様から、ご注文の承認の依頼が届きました。`,
          `合計：${formatPriceWithTax(approval.totalPayment)}`,
          ...quoted('コメント', approval.comment),
        ],
        link: linkTo(approval),
        closing: ['内容をご確認のうえ、承認または差し戻しをお願いいたします。'],
      }),
    );
}

/** Tells the buyer that the order may be placed. */
export async function sendApproved(
  tx: Executor,
  context: MailContext,
  approval: OrderApprovalRow,
  requester: UserRow,
): Promise<void> {
  await context.mail.send(
    tx,
    writeAccountMail(context, requester, {
      subject: 'ご注文が承認されました',
      lines: ['ご依頼のご注文が承認されました。', `合計：${formatPriceWithTax(approval.totalPayment)}`],
      link: linkTo(approval),
      closing: [
        'ご注文はまだ確定していません。ご注文内容の確認画面で、ご注文を確定してください。',
        'カートの内容を変えると、もう一度承認が必要になります。',
      ],
    }),
  );
}

/** Tells the buyer why the order was not approved. */
export async function sendRejected(
  tx: Executor,
  context: MailContext,
  approval: OrderApprovalRow,
  requester: UserRow,
): Promise<void> {
  await context.mail.send(
    tx,
    writeAccountMail(context, requester, {
      subject: 'ご注文の承認依頼が差し戻されました',
      lines: [
        'ご依頼のご注文が差し戻されました。',
        `合計：${formatPriceWithTax(approval.totalPayment)}`,
        ...quoted('理由', approval.reason),
      ],
      link: linkTo(approval),
      closing: ['カートの内容をご確認のうえ、必要に応じてもう一度ご依頼ください。'],
    }),
  );
}
