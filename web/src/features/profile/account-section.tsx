import {
  ChevronRight,
  Download,
  Fingerprint,
  KeyRound,
  MonitorSmartphone,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#data/session.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { RowList, RowText, rowClass } from '#ui/list-row.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { Section } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { messages as text } from './account-messages.ts';
import { SignOut } from './sign-out.tsx';
import { useExport } from './use-export.ts';
import { VerifyHint } from './verify-hint.tsx';

export interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const ChangePassword = onDemand<AccountDialogProps>(
  async () => (await import('./change-password.tsx')).ChangePassword,
);
const DeleteAccount = onDemand<AccountDialogProps>(
  async () => (await import('./delete-account.tsx')).DeleteAccount,
);
const Passkeys = onDemand<AccountDialogProps>(async () => (await import('./passkeys.tsx')).Passkeys);
const Devices = onDemand<AccountDialogProps>(async () => (await import('./devices.tsx')).Devices);

type Dialog = 'password' | 'passkeys' | 'devices' | 'delete';

/** What a player does with their account: address, password, devices, data, and the end of it. */
export function AccountSection({ user }: { user: CurrentUser }) {
  const [dialog, setDialog] = useState<Dialog>();
  const [download, isDownloading] = useExport();
  const bind = (name: Dialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : undefined),
  });
  const isOwnPassword = user.authProvider === 'email';
  return (
    <Section title={text.title}>
      <Card className="flex items-center gap-3">
        <RowText
          title={
            <span className="flex items-center gap-2">
              {text.email}
              {user.emailVerified && <Pill tone="success">{text.verified}</Pill>}
            </span>
          }
          detail={
            <span className="break-all">{isOwnPassword ? user.email || text.emailOffline : text.oauth}</span>
          }
        />
        <SignOut />
      </Card>
      {isOwnPassword && !user.emailVerified && <VerifyHint />}
      <RowList className="mt-3">
        {isOwnPassword && (
          <ActionRow
            icon={KeyRound}
            title={text.password}
            detail={text.passwordDetail}
            onClick={() => setDialog('password')}
          />
        )}
        <ActionRow
          icon={Fingerprint}
          title={text.passkeys}
          detail={text.passkeysDetail}
          onClick={() => setDialog('passkeys')}
        />
        <ActionRow
          icon={MonitorSmartphone}
          title={text.devices}
          detail={text.devicesDetail}
          onClick={() => setDialog('devices')}
        />
        <ActionRow
          icon={Download}
          title={text.export}
          detail={text.exportDetail}
          isBusy={isDownloading}
          onClick={download}
        />
        <ActionRow
          icon={Trash2}
          title={text.delete}
          detail={text.deleteDetail}
          isDangerous
          onClick={() => setDialog('delete')}
        />
      </RowList>
      <ChangePassword {...bind('password')} />
      <Passkeys {...bind('passkeys')} />
      <Devices {...bind('devices')} />
      <DeleteAccount {...bind('delete')} />
    </Section>
  );
}

interface ActionRowProps {
  icon: LucideIcon;
  title: string;
  detail: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onClick: () => void;
}

function ActionRow({ icon: Icon, title, detail, isDangerous, isBusy = false, onClick }: ActionRowProps) {
  return (
    <li>
      <button
        type="button"
        className={rowClass}
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : onClick}
      >
        <Icon
          className={cx('size-6', isDangerous ? 'text-danger' : 'text-ink-soft')}
          strokeWidth={1.9}
          aria-hidden
        />
        <RowText title={<span className={cx(isDangerous && 'text-danger')}>{title}</span>} detail={detail} />
        <ChevronRight className="size-5 text-ink-faint" aria-hidden />
      </button>
    </li>
  );
}
