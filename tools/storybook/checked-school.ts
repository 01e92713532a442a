import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import type { TagGrant } from '@shop/session/tag-grants';
import { TAG_GRANTS_NAME } from '@shop/session/tag-grants-name';
import type { TestApi } from '@shop/testing-api/open-test-api';
import type { Place } from './scenario';

/** The channel of the school shop. */
export const SCHOOL = 'school';
/** After the last day of any story: what a browser asks of a stored grant. */
const NEVER = Date.UTC(2100, 0, 1);

/** The grant of who has checked さくら台中学校, as the tab stores it. */
export async function grantOf(api: TestApi): Promise<TagGrant> {
  const body = { school_code: 'SAKURA01', member_number: 'S-0001' };
  const { tag_grant } = (await api.callWith(checkSchoolSpec, { body }, { channel: SCHOOL })).body;
  if (tag_grant === null) throw new Error('The school gave no grant');
  return { tag: tag_grant.tag, grant: tag_grant.grant, expireAt: NEVER };
}

/** The page of who may see what さくら台中学校 sells to its families. */
export async function atSchool(api: TestApi, path: string): Promise<Place> {
  const grant = await grantOf(api);
  return { path, channel: SCHOOL, storage: { [`${SCHOOL}_${TAG_GRANTS_NAME}`]: JSON.stringify([grant]) } };
}
