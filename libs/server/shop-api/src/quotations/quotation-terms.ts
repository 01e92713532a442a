import { formatLongDateWithWeekday } from '../pdf-documents/document-formats';
import { type Addressee, addresseeOf, type OrdererName } from '../orders/addressee';
import { NAMELESS } from '../users/member-greeting';
import type { DocumentFact } from '../pdf-documents/shop-document';
import { DAY_MS } from '../durations';

/** 宛名 of a quotation: the company with 御中, as the whole of it decides; who asked is named below. */
export const quotationAddressee = (orderer: OrdererName): Addressee =>
  addresseeOf(orderer.companyName === '' ? orderer : { ...orderer, name: '' });

/** Who asked for a company; empty for a consumer. */
export const attentionOf = ({ companyName, name }: OrdererName): DocumentFact[] =>
  companyName === '' || name.trim() === '' || name.trim() === NAMELESS
    ? []
    : [{ label: 'ご担当者', text: `${name} 様` }];

/** Until when a quotation is valid, and its payment terms. */
export const quotationTerms = (from: Date, days: number, paymentName: string | null): DocumentFact[] => [
  { label: '有効期限', text: `${formatLongDateWithWeekday(new Date(from.getTime() + days * DAY_MS))}まで` },
  { label: 'お支払い方法', text: paymentName ?? 'ご注文時にお選びください' },
];
