import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#ui/layers/toast-store.ts';
import {
  askedPermission,
  faultOf,
  listCameras,
  openCamera,
  release,
  type Camera,
  type CameraFault,
} from './camera.ts';
import { messages as text } from './messages.ts';

/** A camera that is asked for, opened and let go: at the latest when the screen is left or out of sight. */
export function useCamera() {
  const [permission, setPermission] = useState<PermissionState | null>(null);
  const [cameras, setCameras] = useState<readonly Camera[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  const held = useRef<MediaStream>(undefined);
  /** Counts what was asked for: an answer to an older question is let go at once. */
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    if (held.current) release(held.current);
    held.current = undefined;
    setStream(null);
    setIsOpening(false);
  }, []);

  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const [asked, found] = await Promise.all([askedPermission(), listCameras()]);
      if (!isHere) return;
      // Whoever has tapped meanwhile was told more.
      setPermission((known) => known ?? asked);
      setCameras(found);
    };
    void look();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') stop();
    };
    addEventListener('pagehide', stop);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      isHere = false;
      removeEventListener('pagehide', stop);
      document.removeEventListener('visibilitychange', onHidden);
      stop();
    };
  }, [stop]);

  /** Opens a camera, and holds it; null if it can't be had, or isn't wanted any more. */
  const open = async (
    id: string | null,
    title: (fault: CameraFault) => string,
  ): Promise<MediaStream | null> => {
    stop();
    const own = turn.current;
    setFault(null);
    setIsOpening(true);
    try {
      const opened = await openCamera(id);
      if (own !== turn.current) {
        release(opened);
        return null;
      }
      // From here on whoever stops it lets it go.
      held.current = opened;
      setPermission('granted');
      const found = await listCameras();
      if (own !== turn.current) return null;
      setCameras(found);
      return opened;
    } catch (error) {
      if (own !== turn.current) return null;
      const found = faultOf(error);
      setFault(found);
      if (found === 'denied') setPermission('denied');
      toast({ title: title(found), text: text.faults[found], tone: 'danger' });
      return null;
    } finally {
      if (own === turn.current) setIsOpening(false);
    }
  };

  const start = async (id: string | null = chosen) => {
    const opened = await open(id, () => text.accessRequired);
    if (!opened) return;
    // It was unplugged, or the phone took it away.
    for (const track of opened.getTracks()) track.addEventListener('ended', stop);
    setStream(opened);
    toast({ title: text.started, tone: 'success' });
  };

  return {
    permission,
    cameras,
    chosen,
    stream,
    fault,
    isOpening,
    start,
    stop,
    /** Asks for the camera, and does not keep it. */
    allow: async () => {
      const opened = await open(null, (found) =>
        found === 'denied' ? text.permissionRequired : text.accessRequired,
      );
      if (!opened) return;
      stop();
      toast({ title: text.permissionGranted, tone: 'success' });
    },
    choose: async (id: string) => {
      setChosen(id);
      if (stream) await start(id);
    },
  };
}

export type CameraWork = ReturnType<typeof useCamera>;
