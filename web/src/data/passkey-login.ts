import { startAuthentication } from '@simplewebauthn/browser';
import { passkeyLogin, passkeyLoginOptions } from './session-calls.ts';

/** Signs in with what the device keeps for this app. @throws ApiError; a DOMException when the player changes their mind */
export async function askDevice() {
  const optionsJSON = (await passkeyLoginOptions()) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  return passkeyLogin({ id, rawId, type, response });
}
