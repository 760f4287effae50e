import type { Config } from '#config';

/**
 * A cookie that no script reads and no other site's page sends along when it changes something. With TLS it travels by
 * that alone, and by its name no neighbour of the host's can set it.
 */
export function ownCookie({ publicUrl }: Pick<Config, 'publicUrl'>, name: string) {
  const secure = publicUrl?.protocol === 'https:';
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}
