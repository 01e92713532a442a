import * as v from 'valibot';
import { SecretToken } from '../wire/secret-token';

/** The key to one order's receipt (account §6). */
export const GuestReceiptQuery = v.object({ t: SecretToken });
