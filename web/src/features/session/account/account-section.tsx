import {
  Download,
  Fingerprint,
  KeyRound,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { refreshUser, type CurrentUser } from '#data/session/session.ts';
import { signInAgain, useIsSessionOver } from '#data/session/sign-in-again.ts';
import { useReturn } from '#pwa/use-return.ts';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { monthInWords } from '#ui/format.ts';
import { ProviderMark } from '#ui/icons/provider-mark.tsx';
import { RowList, RowText, rowClass } from '#ui/lists/list-row.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { RowFace } from '#ui/lists/row-face.tsx';
import { messages as connectionText } from '../open-id/messages.ts';
import { messages as text } from './messages.ts';
import type { ConnectionProps } from '../open-id/connection.tsx';
import type { DeleteAccountProps } from './delete-account.tsx';
import type { AccountDialogProps, OwnerDialogProps } from './dialog-props.ts';
import { SignOut } from './sign-out.tsx';
import { useConnection, useConnectNote } from '../open-id/use-connection.ts';
import { SayBirth } from './say-birth.tsx';
import { VerifyHint } from './verify-hint.tsx';

const ChangePassword = onDemand<AccountDialogProps>(
  async () => (await import('../password/change-password.tsx')).ChangePassword,
);
const ChangeEmail = onDemand<OwnerDialogProps>(async () => (await import('./change-email.tsx')).ChangeEmail);
const ExportData = onDemand<OwnerDialogProps>(async () => (await import('./export-data.tsx')).ExportData);
const DeleteAccount = onDemand<DeleteAccountProps>(
  async () => (await import('./delete-account.tsx')).DeleteAccount,
);
const Passkeys = onDemand<OwnerDialogProps>(async () => (await import('../passkeys/passkeys.tsx')).Passkeys);
const Connection = onDemand<ConnectionProps>(
  async () => (await import('../open-id/connection.tsx')).Connection,
);
const Devices = onDemand<AccountDialogProps>(async () => (await import('./devices.tsx')).Devices);

/** What opens a dialog, and looks the same for every player. */
const ROWS = {
  email: { icon: Mail, title: text.emailChange, detail: text.emailChangeDetail },
  password: { icon: KeyRound, title: text.password, detail: text.passwordDetail },
  passkeys: { icon: Fingerprint, title: text.passkeys, detail: text.passkeysDetail },
  devices: { icon: MonitorSmartphone, title: text.devices, detail: text.devicesDetail },
  export: { icon: Download, title: text.export, detail: text.exportDetail },
  delete: { icon: Trash2, title: text.delete, detail: text.deleteDetail, isDangerous: true },
};

type Row = keyof typeof ROWS;
type Dialog = Row | 'connection';

/** What a player does with their account: address, password, devices, data, and the end of it. */
export function AccountSection({ user }: { user: CurrentUser }) {
  const [dialog, setDialog] = useState<Dialog>();
  const isSessionOver = useIsSessionOver();
  // The link of a mail may have been opened in another browser, or on another device.
  useReturn(() => void refreshUser());
  // None of these works without the server, and it wants to know who asks.
  const show = (name: Dialog) => (isSessionOver ? signInAgain() : setDialog(name));
  const bind = (name: Dialog) => ({
    open: dialog === name,
    onClose: () => setDialog(undefined),
  });
  const { openId, connectedAt = null } = useConnection().data ?? {};
  useConnectNote(openId);
  const isOwnPassword = user.authProvider === 'email';
  const row = (name: Row) => <ActionRow {...ROWS[name]} onClick={() => show(name)} />;
  return (
    <Section title={text.title}>
      <Known user={user} isOwnPassword={isOwnPassword} />
      {isOwnPassword && !user.emailVerified && <VerifyHint />}
      {/* What is kept on the phone knows neither. */}
      {user.email !== '' && !user.birth && <SayBirth />}
      <RowList className="mt-3">
        {row('email')}
        {isOwnPassword && row('password')}
        {row('passkeys')}
        {openId && (
          <ActionRow
            icon={<ProviderMark name={openId} className="size-6 shrink-0" />}
            title={
              <span className="flex items-center gap-2">
                {openId}
                {connectedAt && <Pill tone="success">{connectionText.connected}</Pill>}
              </span>
            }
            detail={connectedAt ? connectionText.rowConnected : connectionText.rowOff}
            onClick={() => show('connection')}
          />
        )}
        {row('devices')}
        {row('export')}
        <li>
          <Link to="/privacy" className={rowClass}>
            <RowFace icon={ShieldCheck} title={text.privacy} detail={text.privacyDetail} />
          </Link>
        </li>
        <li>
          <SignOut isRow />
        </li>
        {row('delete')}
      </RowList>
      <ChangeEmail {...bind('email')} hasPassword={isOwnPassword} />
      <ChangePassword {...bind('password')} />
      <Passkeys {...bind('passkeys')} hasPassword={isOwnPassword} />
      {openId && (
        <Connection
          {...bind('connection')}
          hasPassword={isOwnPassword}
          provider={openId}
          connectedAt={connectedAt}
        />
      )}
      <Devices {...bind('devices')} />
      <ExportData {...bind('export')} hasPassword={isOwnPassword} />
      <DeleteAccount {...bind('delete')} hasPassword={isOwnPassword} onExport={() => show('export')} />
    </Section>
  );
}

/** What is known of the player: their address, and when they were born. */
function Known({ user, isOwnPassword }: { user: CurrentUser; isOwnPassword: boolean }) {
  return (
    <Card className="flex flex-col gap-3">
      <RowText
        title={
          <span className="flex flex-wrap items-center gap-x-2">
            {text.email}
            {!isOwnPassword && <Pill>{text.oauth}</Pill>}
            {isOwnPassword && user.emailVerified && <Pill tone="success">{text.verified}</Pill>}
          </span>
        }
        detail={user.email || text.emailOffline}
      />
      {user.birth && <RowText title={text.born} detail={text.bornDetail(monthOf(user.birth))} />}
    </Card>
  );
}

function monthOf({ month, year }: NonNullable<CurrentUser['birth']>): string {
  return monthInWords(`${year}-${String(month).padStart(2, '0')}`);
}

interface ActionRowProps {
  icon: LucideIcon | ReactElement;
  title: ReactNode;
  detail: string;
  isDangerous?: boolean;
  onClick: () => void;
}

function ActionRow({ onClick, ...face }: ActionRowProps) {
  return (
    <li>
      <button type="button" className={rowClass} onClick={onClick}>
        <RowFace {...face} />
      </button>
    </li>
  );
}
