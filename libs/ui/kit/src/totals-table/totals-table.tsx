import { formatYen } from '@shop/format/format-yen';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './totals-table.module.css';

interface TaxRateAmount {
  readonly rate: number;
  readonly taxable: number;
  readonly tax: number;
  readonly total: number;
}

interface Parts {
  readonly subtotal: number;
  readonly shippingFee: number;
  readonly packing: number;
  readonly paymentFee: number;
  readonly discount: number;
}

interface TotalsTableProps {
  /** Integer yen, all of them the server's. */
  readonly totals: Parts & {
    readonly point: number;
    readonly tax: number;
    readonly payment: number;
    readonly byRate: readonly TaxRateAmount[];
    readonly withTax: Parts;
  };
  /** Whether the parts of the total are shown with tax or without. */
  readonly sums: 'with-tax' | 'without-tax';
  /** The server is still computing: every amount says 計算中. */
  readonly isComputing?: boolean;
  /** Before an address is known the shipping fee is not. */
  readonly isShippingFeeKnown?: boolean;
  /** There are goods enough for free shipping: the fee is known before the address is. */
  readonly isShippingFree?: boolean;
}

const COMPUTING = '計算中';
const REDUCED_RATE = 8;

/** The sums of a cart, an order or a receipt: everywhere the same figures in the same words. */
export function TotalsTable({
  totals,
  sums,
  isComputing = false,
  isShippingFeeKnown = true,
  isShippingFree = false,
}: TotalsTableProps) {
  const isWithTax = sums === 'with-tax';
  const parts = isWithTax ? totals.withTax : totals;
  const tax = isWithTax ? '（税込）' : '（税抜）';
  const taxLabel = isWithTax ? 'うち消費税' : '消費税';
  const amount = (yen: number) => (isComputing ? COMPUTING : formatYen(yen));
  return (
    <table className={styles.table} aria-busy={isComputing || undefined}>
      <caption>
        <VisuallyHidden>金額の内訳</VisuallyHidden>
      </caption>
      <tbody>
        <Row label={`小計${tax}`} value={amount(parts.subtotal)} />
        <Row
          label={`送料${tax}`}
          isSentence={!isShippingFeeKnown && !isShippingFree}
          value={
            isShippingFeeKnown || isShippingFree
              ? `${amount(parts.shippingFee)}${isShippingFree && !isComputing ? '（送料無料）' : ''}`
              : 'お届け先の選択後に計算'
          }
        />
        {parts.packing > 0 && <Row label={`包装・のし${tax}`} value={amount(parts.packing)} />}
        {parts.paymentFee > 0 && <Row label={`代引手数料${tax}`} value={amount(parts.paymentFee)} />}
        {parts.discount > 0 && <Row label={`割引${tax}`} value={amount(-parts.discount)} />}
        {totals.point > 0 && <Row label="ポイント利用" value={amount(-totals.point)} />}
        <Row label={taxLabel} value={amount(totals.tax)} />
        {totals.byRate.map((row) => (
          <tr key={row.rate} className={styles.rate}>
            <th scope="row">
              <span className={styles.piece}>{row.rate}%対象</span>
              {row.rate === REDUCED_RATE && (
                <>
                  {' '}
                  <span className={styles.piece}>※軽減税率対象</span>
                </>
              )}
            </th>
            <td>
              {isComputing ? (
                COMPUTING
              ) : (
                <>
                  {formatYen(isWithTax ? row.total : row.taxable)}
                  <span className={styles.piece}>
                    （{taxLabel} {formatYen(row.tax)}）
                  </span>
                </>
              )}
            </td>
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

interface RowProps {
  readonly label: string;
  readonly value: string;
  /** It says something in the place of an amount. */
  readonly isSentence?: boolean;
}

function Row({ label, value, isSentence = false }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={isSentence ? styles.sentence : undefined}>{value}</td>
    </tr>
  );
}
