import { formatYen } from '@shop/format/format-yen';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './totals-table.module.css';

interface TotalsTableProps {
  /** Integer yen, all of them the server's. */
  readonly totals: {
    readonly subtotal: number;
    readonly shippingFee: number;
    readonly discount: number;
    readonly point: number;
    readonly tax: number;
    readonly payment: number;
    readonly byRate: readonly { readonly rate: number; readonly taxable: number; readonly tax: number }[];
  };
  /** The server is still computing: every amount says 計算中. */
  readonly isComputing?: boolean;
  /** Before an address is known the shipping fee is not. */
  readonly isShippingFeeKnown?: boolean;
}

const COMPUTING = '計算中';
const REDUCED_RATE = 8;

/** The sums of a cart, an order or a receipt: everywhere the same figures in the same words. */
export function TotalsTable({ totals, isComputing = false, isShippingFeeKnown = true }: TotalsTableProps) {
  const amount = (yen: number) => (isComputing ? COMPUTING : formatYen(yen));
  return (
    <table className={styles.table} aria-busy={isComputing || undefined}>
      <caption>
        <VisuallyHidden>金額の内訳</VisuallyHidden>
      </caption>
      <tbody>
        <Row label="小計（税抜）" value={amount(totals.subtotal)} />
        <Row
          label="送料（税抜）"
          value={isShippingFeeKnown ? amount(totals.shippingFee) : 'お届け先の選択後に計算'}
        />
        {totals.discount > 0 && <Row label="割引" value={amount(-totals.discount)} />}
        {totals.point > 0 && <Row label="ポイント利用" value={amount(-totals.point)} />}
        <Row label="消費税" value={amount(totals.tax)} />
        {totals.byRate.map((row) => (
          <tr key={row.rate} className={styles.rate}>
            <th scope="row">
              {row.rate}%対象{row.rate === REDUCED_RATE && ' ※軽減税率対象'}
            </th>
            <td>{isComputing ? COMPUTING : `${formatYen(row.taxable)}（消費税 ${formatYen(row.tax)}）`}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">合計（税込）</th>
          <td aria-live="polite">{amount(totals.payment)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}
