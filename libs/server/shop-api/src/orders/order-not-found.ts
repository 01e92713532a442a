import { ORDER_ERRORS } from '@shop/contract/orders/order-errors';
import { notFound } from '../http/http-error';

/** 404 for an order that does not exist or belongs to somebody else: the caller cannot tell which. */
export const orderNotFound = () => notFound(ORDER_ERRORS.notFound, '注文が見つかりません');
