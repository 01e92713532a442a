/** Calls that the specification does not name, as `METHOD path`, each with the gap it fills. */
export const OWN_ENDPOINTS: Readonly<Record<string, string>> = {
  'POST /v1/me/sync-tokens':
    'The body of POST /v1/auth/login-sync-channel is not shown: its one-time secret has to come from somewhere.',
};
