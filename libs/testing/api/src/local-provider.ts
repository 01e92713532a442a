import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real provider of OpenID Connect on this machine. */
export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

/** The claims of each account, by login name; the provider accepts any password. */
type People = Readonly<Record<string, object>>;

/**
 * Starts a provider at which a shop is registered with this redirect URI. Its login page is the library's
 * own.
 */
export async function openLocalProvider(redirectUri: string, people: People): Promise<LocalProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'shop';
  const clientSecret = 'a-secret-of-the-shop';
  // The provider logs a warning for everything that a production setup would configure.
  for (const level of ['warn', 'info'] as const) jest.spyOn(console, level).mockReturnValue();
  const { default: Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['family_name', 'given_name'] },
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people[id] }),
    }),
  });
  const handler = provider.callback();
  server.on('request', (request, response) => void handler(request, response));
  return {
    issuer,
    clientId,
    clientSecret,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
