import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '#data/live/live.ts';
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
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isThere = settings !== undefined;
  useEffect(() => {
    if (isThere && hash === '#reminders') place.current?.scrollIntoView({ block: 'start' });
  }, [isThere, hash]);
  if (!settings) return null;
  return (
    <div ref={place} id="reminders" className="scroll-mt-20 lg:-mt-8">
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
              onChange={(reminderTime) => void changeSettings({ reminderTime })}
            />
          )}
          <Switch
            label={text.atRisk}
            hint={text.atRiskHint}
            checked={settings.streakAtRisk}
            onChange={(streakAtRisk) => void changeSettings({ streakAtRisk })}
          />
          <NewsSwitches settings={settings} />
          <SettingsGroup title={text.quiet} hint={text.quietHint}>
            <div className="grid grid-cols-2 gap-3 max-[22.5rem]:grid-cols-1">
              <TimeField
                label={text.quietFrom}
                value={settings.quietFrom}
                onChange={(quietFrom) => void changeSettings({ quietFrom })}
              />
              <TimeField
                label={text.quietUntil}
                value={settings.quietUntil}
                onChange={(quietUntil) => void changeSettings({ quietUntil })}
              />
            </div>
          </SettingsGroup>
        </Card>
      </Section>
      <PushQuestion open={isAsking} onOpenChange={setIsAsking} onYes={() => void push.turnOn()} />
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  /** `HH:MM` */
  value: string;
  onChange: (time: string) => void;
}

/** A time of day; what is being typed and no time yet changes nothing. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <TextField
      type="time"
      label={label}
      defaultValue={value}
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  );
}
