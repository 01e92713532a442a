import { ORDER_ERRORS } from '@shop/contract/orders/order-errors';
import { notFound } from '../http/http-error';

/** The same answer for unknown and foreign orders. */
export const orderNotFound = () => notFound(ORDER_ERRORS.notFound, '注文が見つかりません');
