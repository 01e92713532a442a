import * as v from 'valibot';

// What a device returns, by the shape of its JSON. Extensions of browsers may stand in for the device, so it is read as
// anything from outside is; lengths and characters are the API's to check, whose schemas would come with every first load.

const Type = v.literal('public-key');
const Text = v.string();

/** What a device made. */
export const MadeCredential = v.object({
  id: Text,
  rawId: Text,
  type: Type,
  response: v.object({
    clientDataJSON: Text,
    attestationObject: Text,
    transports: v.optional(v.array(Text), []),
  }),
});

/** What a device signed. */
export const SignedCredential = v.object({
  id: Text,
  rawId: Text,
  type: Type,
  response: v.object({ clientDataJSON: Text, authenticatorData: Text, signature: Text, userHandle: Text }),
});
