import type { Configuration, IDToken } from 'openid-client';
import type { OpenIdConfig } from '#config';

const TIMEOUT_SECONDS = 10;

/** Most servers have no provider, and start without its modules. */
const openIdClient = () => import('openid-client');

/** What a browser must bring back from the provider, and what the provider must know of it. */
export interface SignInState {
  state: string;
  nonce: string;
  /** PKCE: only who began can end it. */
  verifier: string;
}

/** Who the provider says that the player is. */
export interface Identity {
  issuer: string;
  subject: string;
  /** Only if the provider has verified it. */
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** Sign-in at an OpenID provider. */
export interface OpenId {
  /** The provider's name, for players. */
  readonly name: string;
  /** Whether an identity is this provider's, by its issuer. */
  knows(identity: Pick<Identity, 'issuer'>): boolean;
  /** Where to send the browser, and what it must bring back. @throws when the provider can't be reached */
  begin(redirectUri: string): Promise<{ url: URL; kept: SignInState }>;
  /**
   * Reads the address that the browser came back to: code, PKCE, state, nonce, issuer, audience, expiry and signature
   * are checked.
   * @throws OpenIdRefusal when the player or the provider said no; any other error when something is not as it must be
   */
  finish(cameBackTo: URL, kept: SignInState): Promise<Identity>;
}

/** The provider sent the browser back with a no, most often because the player changed their mind. */
export class OpenIdRefusal extends Error {
  override name = 'OpenIdRefusal';
}

export function createOpenId({ name, issuer, clientId, clientSecret }: OpenIdConfig): OpenId {
  let discovered: Promise<Configuration> | undefined;
  /** Asked for when it is first needed, and again after a failure: the server starts without the provider. */
  const provider = () => {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  const discover = async () => {
    const client = await openIdClient();
    const isPlain = issuer.protocol === 'http:';
    const execute = [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])];
    return client.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
  };

  return {
    name,
    // Providers differ in whether they end it with a slash.
    knows: (identity) => URL.canParse(identity.issuer) && new URL(identity.issuer).href === issuer.href,
    async begin(redirectUri) {
      const configuration = await provider();
      const client = await openIdClient();
      const kept = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
      });
      return { url, kept };
    },
    async finish(cameBackTo, { state, nonce, verifier }) {
      const configuration = await provider();
      const client = await openIdClient();
      const tokens = await client
        .authorizationCodeGrant(configuration, cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          if (error instanceof client.AuthorizationResponseError) throw new OpenIdRefusal(error.error);
          throw error;
        });
      return identityOf(tokens.claims());
    },
  };
}

function identityOf(claims: IDToken | undefined): Identity {
  if (!claims?.sub) throw new Error('the provider told nothing of the player');
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const email = claims['email_verified'] === true ? text(claims['email']) : undefined;
  const firstName = text(claims['given_name']);
  const lastName = text(claims['family_name']);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    ...(email && { email }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}
