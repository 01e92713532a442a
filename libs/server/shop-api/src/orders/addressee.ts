import { NAMELESS } from '../users/member-greeting';
import type { OrderRow } from './order-store';

/** 様 for people, 御中 for companies and their departments; nothing after お客様, which has it already. */
export type Honorific = '様' | '御中' | '';

/** Who ordered, as documents and mails address them. */
export interface OrdererName {
  /** Empty: somebody who orders for themselves. */
  readonly companyName: string;
  readonly department: string;
  readonly name: string;
}

/** 宛名: the lines above the name (company and department), and the name with what follows it. */
export interface Addressee {
  readonly above: readonly string[];
  readonly name: string;
  readonly honorific: Honorific;
}

/**
 * The addressee as a Japanese business expects it: company, department, person 様; 御中 after the last of company and
 * department where no person is named. A consumer is a name with 様.
 */
export function addresseeOf({ companyName, department, name: written }: OrdererName): Addressee {
  const name = written.trim() === NAMELESS ? '' : written;
  if (companyName === '')
    return name === '' ? { above: [], name: NAMELESS, honorific: '' } : { above: [], name, honorific: '様' };
  const parts = department === '' ? [companyName] : [companyName, department];
  return name === ''
    ? { above: parts.slice(0, -1), name: parts.at(-1) ?? companyName, honorific: '御中' }
    : { above: parts, name, honorific: '様' };
}

/** The orderer's names as the order keeps them. */
export const ordererNameOf = (
  order: Pick<OrderRow, 'ordererCompanyName' | 'ordererDepartment' | 'ordererName'>,
): OrdererName => ({
  companyName: order.ordererCompanyName,
  department: order.ordererDepartment,
  name: order.ordererName,
});

/** The addressee line by line, as mails write it. */
export const addresseeLines = (orderer: OrdererName): readonly string[] => {
  const { above, name, honorific } = addresseeOf(orderer);
  return [...above, honorific === '' ? name : `${name} ${honorific}`];
};
