import { ownPath } from 'sync-protocol/rules/session/own-path';

/**
 * Where a tap on a notification leads: a path inside the app, nothing else.
 * @param type the notification's type
 * @param data JSON text that may hold an `actionUrl`
 */
export function actionUrl({ type, data }: { type: string; data: string | null }): string | undefined {
  if (type === 'private_message') return '/messages';
  const url = ownPath.safeParse(parsed(data)).data;
  // Whoever is invited answers there; that somebody has accepted leads to the team.
  if (type === 'team_invitation' && !url?.startsWith('/teams?team=')) return '/teams?tab=invitations';
  return url;
}

function parsed(data: string | null): unknown {
  try {
    const value: unknown = JSON.parse(data ?? 'null');
    return typeof value === 'object' && value !== null && 'actionUrl' in value ? value.actionUrl : undefined;
  } catch {
    return undefined;
  }
}
