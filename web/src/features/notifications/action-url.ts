/**
 * Where a tap on a notification leads: a path inside the app, nothing else.
 * @param type the notification's type
 * @param data JSON text that may hold an `actionUrl`
 */
export function actionUrl({ type, data }: { type: string; data: string | null }): string | undefined {
  if (type === 'team_invitation') return '/teams?tab=invitations';
  if (type === 'private_message') return '/messages';
  const url = parsed(data);
  // A second slash or backslash would leave the app.
  return typeof url === 'string' && /^\/(?![/\\])/.test(url) ? url : undefined;
}

function parsed(data: string | null): unknown {
  try {
    const value: unknown = JSON.parse(data ?? 'null');
    return typeof value === 'object' && value !== null && 'actionUrl' in value ? value.actionUrl : undefined;
  } catch {
    return undefined;
  }
}
