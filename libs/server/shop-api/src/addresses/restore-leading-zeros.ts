const DIGITS_WITHOUT_ZERO = /^[1-9]\d+$/;
const POSTAL_CODE_DIGITS = 7;
/** Without one zero or two: a code begins with three at no place. */
const POSTAL_CODE_DIGITS_WITHOUT_ZEROS: readonly number[] = [5, 6];
/** Digits of a telephone number without its first zero: of a house or of a mobile telephone. */
const PHONE_DIGITS_WITHOUT_ZERO: readonly number[] = [9, 10];
/** The prefectures whose postal codes begin with a zero. */
const ZERO_PREFECTURES = ['北海道', '青森県', '岩手県', '秋田県'];
const POSTAL_CODE = 'postal_code';
const PHONES = ['phone_number', 'cell_phone_number'];

const isCutNumber = (text: string, lengths: readonly number[]) =>
  DIGITS_WITHOUT_ZERO.test(text) && lengths.includes(text.length);

/**
 * The columns of an address with the zeros that a spreadsheet program takes from what it holds for a number: 600001 in
 * 北海道 is 0600001, 10000 is 0010000, and 312345678 is 0312345678.
 */
export function restoreLeadingZeros(written: Readonly<Record<string, string>>): Record<string, string> {
  const isOfZeros = ZERO_PREFECTURES.includes(written['prefecture'] ?? '');
  return Object.fromEntries(
    Object.entries(written).map(([field, text]) => {
      if (field === POSTAL_CODE && isOfZeros && isCutNumber(text, POSTAL_CODE_DIGITS_WITHOUT_ZEROS))
        return [field, text.padStart(POSTAL_CODE_DIGITS, '0')];
      const isCutPhone = PHONES.includes(field) && isCutNumber(text, PHONE_DIGITS_WITHOUT_ZERO);
      return [field, isCutPhone ? `0${text}` : text];
    }),
  );
}
