import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LimitedListQuery } from '../wire/limited-list-query';
import { UserCard } from './user-card';

const schemas = {
  query: LimitedListQuery,
  response: v.array(UserCard),
};

/** The member's cards, the main one first; `x-limit` says how many may be kept (account §9). */
export const listUserCards: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-cards',
  auth: 'member',
  responseType: 'json',
};

export const listUserCardsSpec = specify({
  endpoint: listUserCards,
  schemas,
  summary: 'クレジットカードの一覧',
  errors: [],
});
