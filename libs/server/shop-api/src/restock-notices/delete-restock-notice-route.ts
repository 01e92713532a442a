import { deleteRestockNoticeSpec } from '@shop/contract/restock-notices/delete-restock-notice';
import { addressNotVerified } from '../auth/caller';
import { hashToken } from '../auth/random-token';
import { unauthorized } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { findShownProductId } from '../products/shown-product';
import { deleteNotice } from './restock-notice-store';

/** DELETE /v1/products/{key}/restock-notices */
export const deleteRestockNoticeRoute = defineRoute(
  deleteRestockNoticeSpec,
  async (context, { params, query }) => {
    const { db, channel, member } = context;
    const productId = await findShownProductId(db, channel.id, params.key);
    if (query.t !== undefined) await deleteNotice(db, productId, { tokenHash: hashToken(query.t) });
    // Others may have asked for it under an address that the member has not proved.
    else if (member?.isAddressVerified === false) throw addressNotVerified();
    else if (member !== null) await deleteNotice(db, productId, { email: member.email });
    else throw unauthorized();
    return undefined;
  },
);
