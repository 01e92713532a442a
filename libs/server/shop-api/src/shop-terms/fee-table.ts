import { PREFECTURE_NAMES } from '@shop/contract/postal-codes/prefecture-names';
import { formatYen } from '../pdf-documents/document-formats';
import type { PrefectureFee } from './read-shop-terms';

/** Prefectures that cost the same, in the order of their codes. */
interface FeeGroup {
  readonly names: readonly string[];
  readonly fee: number;
}

/** The prefectures by their fee, the cheapest first. */
function groupByFee(fees: readonly PrefectureFee[]): readonly FeeGroup[] {
  const feeOf = new Map(fees.map(({ prefecture, fee }) => [prefecture, fee]));
  const known = PREFECTURE_NAMES.flatMap((name) => {
    const fee = feeOf.get(name);
    return fee === undefined ? [] : [{ name, fee }];
  });
  const amounts = [...new Set(known.map(({ fee }) => fee))].sort((a, b) => a - b);
  return amounts.map((fee) => ({
    fee,
    names: known.filter((one) => one.fee === fee).map(({ name }) => name),
  }));
}

/** The largest group is told last, as what the others leave. */
const nameOf = ({ names }: FeeGroup, largest: FeeGroup): string =>
  names === largest.names ? 'そのほかの都道府県' : names.join('・');

/** A table of the shipping fees with tax; a single row where all prefectures cost the same. */
export function feeTable(fees: readonly PrefectureFee[]): string {
  const groups = groupByFee(fees);
  const [first] = groups;
  if (first === undefined) return '';
  const largest = groups.reduce((most, group) => (group.names.length > most.names.length ? group : most));
  const row = (group: FeeGroup) =>
    `<tr><th scope="row">${groups.length === 1 ? '全国一律' : nameOf(group, largest)}</th><td>${formatYen(group.fee)}</td></tr>`;
  const rows = [...groups.filter((group) => group !== largest), largest].map(row);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}
