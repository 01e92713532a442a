/** The columns of a file of recipients that have to be there. */
export const RECIPIENTS_HEAD = '姓,名,郵便番号,都道府県,市区町村,番地,電話番号';

/** A row for a recipient of this family name in Osaka, with cells for further columns. */
export const recipientRow = (lastName: string, ...cells: readonly string[]): string =>
  [`${lastName},花子,530-0001,大阪府,大阪市北区,梅田1-1,06-1234-5678`, ...cells].join(',');

/** A CSV file of these lines. */
export const recipientsFile = (...lines: readonly string[]): File =>
  new File([lines.join('\r\n')], '宛先.csv', { type: 'text/csv' });
