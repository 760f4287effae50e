/** Why a camera can't be had. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'other';

export interface Camera {
  id: string;
  label: string;
}

const WANTED = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };

/**
 * Opens a camera, without sound; the one that faces the player if none is named.
 * @throws whatever the browser throws: `faultOf` reads it
 */
export async function openCamera(id: string | null): Promise<MediaStream> {
  const which = id === null ? { facingMode: 'user' } : { deviceId: { exact: id } };
  return navigator.mediaDevices.getUserMedia({ video: { ...WANTED, ...which }, audio: false });
}

/** Lets a camera go: its light goes out. */
export function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The cameras of this phone, as far as it tells them; browsers tell their names only once one was allowed. */
export async function listCameras(): Promise<Camera[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What an error of `openCamera` means. */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return FAULTS[name] ?? 'other';
}

/** Whether the player was asked for the camera before, and what they said; `prompt` where the browser won't tell. */
export async function askedPermission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return 'prompt';
  }
}
