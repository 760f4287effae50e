import { Monitor, Smartphone } from 'lucide-react';
import { listDevices, signOutDevice, signOutOthers, type Device } from '#data/session/account.ts';
import { now } from '#data/clock.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { orGone } from '#data/server/forms/use-send-rows.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { dateInShort, timeAgo } from '#ui/format.ts';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './messages.ts';
import type { AccountDialogProps } from './dialog-props.ts';
import { useServerList } from './use-server-list.ts';

const text = messages.device;

/** What all the other devices are busy by. */
const OTHERS = 'others';

/** Where the player is signed in; read anew each time it opens. */
export function Devices({ open, onClose }: AccountDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title} text={text.text}>
      <DeviceList onClose={onClose} />
    </Sheet>
  );
}

function DeviceList({ onClose }: { onClose: () => void }) {
  const { rows: devices, error, failure, isBusy, load, change } = useServerList('devices', listDevices);
  if (error && !devices)
    return (
      <ListFailure {...failureOf(error)} texts={text} onRetry={load} onSignIn={signInAgainAfter(onClose)} />
    );
  if (!devices) return <SkeletonList rows={3} label={text.loading} rowClass="h-16" />;
  return (
    <div className="grid gap-4">
      <FormError text={failure} />
      <RowList label={text.title}>
        {devices.map((device) => (
          <Row
            key={device.id}
            device={device}
            isBusy={isBusy(device.id)}
            onSignOut={() =>
              void change(device.id, async () => {
                await orGone(signOutDevice(device.id));
                return text.signedOut;
              })
            }
          />
        ))}
      </RowList>
      {devices.length > 1 && (
        <Button
          tone="outline"
          size="lg"
          wide
          busy={isBusy(OTHERS)}
          onClick={() => void change(OTHERS, async () => text.othersSignedOut(await signOutOthers()))}
        >
          {text.signOutOthers}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  device: Device;
  isBusy: boolean;
  onSignOut: () => void;
}

function Row({ device, isBusy, onSignOut }: RowProps) {
  const Icon = /Android|iOS/.test(device.name) ? Smartphone : Monitor;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2.5">
      <Icon className="size-6 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
      <RowText className="basis-32" title={device.name} detail={<Facts device={device} />} />
      {device.isCurrent ? (
        <Pill tone="success">{text.current}</Pill>
      ) : (
        <Button
          className="ml-auto"
          busy={isBusy}
          aria-label={text.signOutOf(device.name)}
          onClick={onSignOut}
        >
          {text.signOut}
        </Button>
      )}
    </li>
  );
}

function Facts({ device: { isCurrent, lastSeenAt, signedInAt } }: { device: Device }) {
  return (
    <>
      {!isCurrent && <span className="block">{text.lastSeen(timeAgo(Date.parse(lastSeenAt), now()))}</span>}
      {text.since(dateInShort(signedInAt))}
    </>
  );
}
