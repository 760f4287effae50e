import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SettingsFields, UserSettings } from 'sync-protocol/entities/notifications/user-settings';
import {
  hasQuietHours,
  quietClash,
  STREAK_WARNING_TIME,
  type QuietClash,
} from 'sync-protocol/rules/notifications/reminders';
import { useSettings } from '#data/live/live.ts';
import { Button } from '#ui/controls/button.tsx';
import { timeOfDay } from '#ui/format.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { changeSettings } from './change-settings.ts';
import { messages } from './messages.ts';
import { NewsSwitches } from './news-switches.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { PushPart, PushQuestion } from './web-push-part.tsx';
import { usePush } from './use-web-push.ts';

const text = messages.reminders;

/** When the player wants to be reminded, and when not. */
export function Reminders() {
  const settings = useSettings();
  const push = usePush();
  const [isAsking, setIsAsking] = useState(false);
  // Where the player turned last: there it is said what does not go together.
  const [place, setPlace] = useState<'time' | 'quiet'>('time');
  const part = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isThere = settings !== undefined;
  useEffect(() => {
    if (isThere && hash === '#reminders') part.current?.scrollIntoView({ block: 'start' });
  }, [isThere, hash]);
  if (!settings) return null;
  const change = (changed: Partial<SettingsFields>, where: typeof place) => {
    setPlace(where);
    void changeSettings(changed);
  };
  return (
    <div ref={part} id="reminders" className="scroll-mt-20 lg:-mt-8">
      <Section title={text.title}>
        <Card>
          <PushPart push={push} onAsk={() => setIsAsking(true)} />
          <Switch
            label={text.daily}
            hint={text.dailyHint}
            checked={settings.reminders}
            onChange={(reminders) => {
              void changeSettings({ reminders });
              if (reminders && push.state === 'off') setIsAsking(true);
            }}
          />
          {settings.reminders && (
            <TimeField
              label={text.time}
              value={settings.reminderTime}
              onChange={(reminderTime) => change({ reminderTime }, 'time')}
            />
          )}
          {place === 'time' && <QuietReminder settings={settings} />}
          <Switch
            label={text.atRisk}
            hint={settings.reminders ? text.atRiskDaily : text.atRiskHint(shown(STREAK_WARNING_TIME))}
            checked={settings.streakAtRisk}
            onChange={(streakAtRisk) => void changeSettings({ streakAtRisk })}
          />
          {place === 'time' && <QuietWarning settings={settings} />}
          <NewsSwitches settings={settings} />
          <SettingsGroup
            title={text.quiet}
            hint={hasQuietHours(settings) ? text.quietHint : text.noQuietHint}
          >
            <div className="grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1">
              <TimeField
                label={text.quietFrom}
                value={settings.quietFrom}
                onChange={(quietFrom) => change({ quietFrom }, 'quiet')}
              />
              <TimeField
                label={text.quietUntil}
                value={settings.quietUntil}
                onChange={(quietUntil) => change({ quietUntil }, 'quiet')}
              />
            </div>
            {place === 'quiet' && settings.reminders && <QuietReminder settings={settings} />}
            {place === 'quiet' && !settings.reminders && <QuietWarning settings={settings} />}
          </SettingsGroup>
        </Card>
      </Section>
      <PushQuestion open={isAsking} onClose={() => setIsAsking(false)} onYes={() => void push.turnOn()} />
    </div>
  );
}

/** A daily reminder that quiet hours keep from coming on time: that is said, with a time at which it does. */
function QuietReminder({ settings }: { settings: UserSettings }) {
  const clash = settings.reminders ? quietClash(settings) : undefined;
  const { comesAt, offered } = clash ?? {};
  return (
    <div role="status">
      {clash && (
        <div className="mt-3 rounded-lg bg-accent-soft p-4">
          <p className="text-sm">
            {reasonOf(clash, settings)}{' '}
            {comesAt === undefined ? text.neverComes : text.comesAt(shown(comesAt))}
          </p>
          {offered !== undefined && (
            <Button
              tone="primary"
              className="mt-3"
              onClick={() => void changeSettings({ reminderTime: offered })}
            >
              {text.remindAt(shown(offered))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Without a daily reminder the warning has a time of its own, which quiet hours may cover. */
function QuietWarning({ settings }: { settings: UserSettings }) {
  const own = { ...settings, reminderTime: STREAK_WARNING_TIME };
  const clash = settings.streakAtRisk && !settings.reminders ? quietClash(own) : undefined;
  return (
    <div role="status">
      {clash && (
        <p className="mt-3 rounded-lg bg-accent-soft p-4 text-sm">
          {reasonOf(clash, own)}{' '}
          {clash.comesAt === undefined ? text.warningNeverComes : text.comesAt(shown(clash.comesAt))}
        </p>
      )}
    </div>
  );
}

function reasonOf(
  { isInQuiet }: QuietClash,
  { reminderTime, quietFrom, quietUntil }: Pick<UserSettings, 'reminderTime' | 'quietFrom' | 'quietUntil'>,
): string {
  const reason = isInQuiet ? text.inQuiet : text.nearQuiet;
  return reason(shown(reminderTime), shown(quietFrom), shown(quietUntil));
}

/** A time of day as this device writes it. */
function shown(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return timeOfDay(new Date(2000, 0, 1, hours, minutes).getTime());
}

interface TimeFieldProps {
  label: string;
  /** `HH:MM` */
  value: string;
  onChange: (time: string) => void;
}

/** A time of day; what is being typed and no time yet changes nothing, and left so it shows the time that stands. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Changed elsewhere; under the player's fingers it is theirs.
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return (
    <TextField
      ref={field}
      type="time"
      label={label}
      defaultValue={value}
      onChange={(event) => event.target.value && onChange(event.target.value)}
      onBlur={({ target }) => {
        if (!target.value) target.value = value;
      }}
    />
  );
}
