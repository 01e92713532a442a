import { listSchoolPickupsSpec } from '@shop/contract/schools/list-school-pickups';
import { defineRoute } from '../http/define-route';
import { readTagGrants } from '../tags/tag-grant';
import { isPickupOpen, listPickupSchools } from './school-pickup-store';

const POSTAL_HEAD = 3;

/** GET /v1/tags/school-pickups */
export const listSchoolPickupsRoute = defineRoute(listSchoolPickupsSpec, async (context) => {
  const { db, channel, clock } = context;
  const offered = await listPickupSchools(db, channel.id, await readTagGrants(context));
  return offered.map(({ id, name, tag, pickup }) => ({
    school_id: id,
    school_name: name,
    pickup_on: pickup.on,
    order_until: pickup.until,
    tag,
    is_open: isPickupOpen(pickup, clock.now()),
    formatted_postal_code: `${pickup.postalCode.slice(0, POSTAL_HEAD)}-${pickup.postalCode.slice(POSTAL_HEAD)}`,
    full_address: `${pickup.prefecture}${pickup.city}${pickup.address1}`,
  }));
});
