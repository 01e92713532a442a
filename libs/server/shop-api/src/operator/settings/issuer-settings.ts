import type { Setting } from './setting';
import type { IssuerColumn } from './setting';
import { MAILBOX, wholeNumberBetween, textMatching, type SettingType, textLine } from './setting-type';

const NAME_MAX = 100;
const ADDRESS_MAX = 200;
const MAX_DAYS = 365;

const issuer = (key: string, column: IssuerColumn, type: SettingType, ja: string, en: string): Setting => ({
  key,
  type,
  place: { kind: 'issuer', column },
  ja,
  en,
});

/** The issuer of receipts and quotations, and the address for inquiries. */
export const ISSUER_SETTINGS: readonly Setting[] = [
  issuer(
    'INVOICE.ISSUER.NAME',
    'name',
    textLine(1, NAME_MAX),
    '領収書・見積書の発行者',
    'who signs receipts',
  ),
  issuer(
    'INVOICE.ISSUER.POSTAL_CODE',
    'postalCode',
    textMatching(/^(\d{7})?$/, '1000001'),
    '発行者の郵便番号（7桁）',
    'postal code of the issuer',
  ),
  issuer(
    'INVOICE.ISSUER.ADDRESS',
    'address',
    textLine(0, ADDRESS_MAX),
    '発行者の住所',
    'address of the issuer',
  ),
  issuer(
    'INVOICE.ISSUER.PHONE',
    'phoneNumber',
    textMatching(/^(0[\d-]{8,13})?$/, '03-1234-5678'),
    '発行者の電話番号',
    'telephone of the issuer',
  ),
  issuer(
    'INVOICE.REGISTRATION_NUMBER',
    'registrationNumber',
    textMatching(/^(T\d{13})?$/, 'T1234567890123'),
    '適格請求書発行事業者の登録番号',
    'registration number of a qualified invoice issuer',
  ),
  issuer(
    'ORDER.QUOTATION.VALID_DAYS',
    'quotationDays',
    wholeNumberBetween(1, MAX_DAYS),
    '見積書の有効日数',
    'days for which a quotation holds',
  ),
  issuer(
    'INQUIRY.MAIL_TO',
    'contactEmail',
    MAILBOX,
    'お問い合わせの通知先',
    'mailbox that inquiries are told to',
  ),
];
