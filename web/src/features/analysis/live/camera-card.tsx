import { Camera as CameraIcon, CameraOff, Circle, Pause, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { TECHNIQUES, type PlayerLevel, type Technique } from 'sync-protocol/rules/technique/terms';
import { useHoldUpdates } from '#pwa/update/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { useWakeLock } from '#ui/device/use-wake-lock.ts';
import { messages as analysisText } from '../messages.ts';
import { FilmCard } from '../film/film-card.tsx';
import type { Tally } from './live-session.ts';
import { messages as text } from './messages.ts';
import { PositionBadges } from './position-badges.tsx';
import { canRecord } from '../film/recording.ts';
import { SessionCard } from './session-card.tsx';
import { canSpeak, setSpokenCues, useSpokenCues } from './spoken.ts';
import { Stage } from './stage.tsx';
import { useCamera, type CameraWork } from './use-camera.ts';
import { useLiveSession } from './use-live-session.ts';
import { useRecording, type RecordingWork } from '../film/use-recording.ts';

interface CameraCardProps {
  level: PlayerLevel;
  hasModel: boolean;
}

/** Where a player trains before the camera. */
export function CameraCard({ level, hasModel }: CameraCardProps) {
  const [technique, setTechnique] = useState<Technique>('serving');
  const [isCheckPaused, setIsCheckPaused] = useState(false);
  const camera = useCamera();
  const { stream } = camera;
  const film = useRecording(stream);
  const live = useLiveSession({ stream, technique, level, isCheckPaused, hasModel });
  const { video, canvas, tally } = live;
  const isOn = stream !== null;
  useWakeLock(isOn);
  useHoldUpdates(isOn || film.isRecording || (film.isAtRisk && film.place === 'screen'));
  return (
    <>
      <Card as="section" aria-label={text.camera} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={text.technique}
            value={technique}
            options={TECHNIQUES.map((value) => ({ value, label: analysisText.techniques[value] }))}
            hint={analysisText.filming[technique]}
            onChange={({ target }) => {
              const next = TECHNIQUES.find((one) => one === target.value);
              if (next) setTechnique(next);
            }}
          />
          <CameraSelect camera={camera} />
        </div>
        <Stage
          {...{ video, canvas, isOn, tally, isCheckPaused }}
          isMirrored={facesPlayer(stream)}
          technique={analysisText.techniques[technique]}
          isRecording={film.isRecording}
        />
        {isOn && <Position tally={tally} isCheckPaused={isCheckPaused} />}
        <Controls camera={camera} />
        {isOn && (
          <div className="grid gap-3 sm:grid-cols-2">
            <Button wide onClick={() => setIsCheckPaused(!isCheckPaused)}>
              {isCheckPaused ? (
                <Play className="size-5" aria-hidden />
              ) : (
                <Pause className="size-5" aria-hidden />
              )}
              {isCheckPaused ? text.resumeCheck : text.pauseCheck}
            </Button>
            {canRecord() && <RecordButton film={film} />}
          </div>
        )}
        {canSpeak && <SpokenSwitch />}
      </Card>
      {(isOn || tally.repetitions > 0 || tally.jumps > 0) && (
        <SessionCard tally={tally} onStartOver={live.startOver} />
      )}
      {film.recording && <FilmCard film={film} recording={film.recording} />}
    </>
  );
}

/** A camera on the other side of the phone shows the player as others see them. */
function facesPlayer(stream: MediaStream | null): boolean {
  return stream?.getVideoTracks()[0]?.getSettings().facingMode !== 'environment';
}

function CameraSelect({ camera: { cameras, chosen, stream, choose } }: { camera: CameraWork }) {
  const inUse = chosen ?? stream?.getVideoTracks()[0]?.getSettings().deviceId ?? '';
  const options = cameras.map(({ id, label }, index) => ({
    value: id,
    label: label || text.unnamed(index + 1),
  }));
  return (
    <SelectField
      label={text.whichCamera}
      value={inUse}
      options={
        options.some(({ value }) => value === inUse)
          ? options
          : [{ value: '', label: text.frontCamera }, ...options]
      }
      onChange={({ target }) => {
        if (target.value !== '') void choose(target.value);
      }}
    />
  );
}

function Position({ tally, isCheckPaused }: { tally: Tally; isCheckPaused: boolean }) {
  const isRough = tally.eyes === 'rough';
  return (
    <div className="grid gap-2">
      {!isCheckPaused && <PositionBadges position={tally.position} isRough={isRough} />}
      {isRough && <p className="text-xs text-ink-soft">{text.roughText}</p>}
    </div>
  );
}

function Controls({ camera }: { camera: CameraWork }) {
  const { permission, stream, fault, isOpening } = camera;
  if (stream)
    return (
      <Button tone="outline" size="lg" wide onClick={camera.stop}>
        <CameraOff className="size-5" aria-hidden />
        {text.stop}
      </Button>
    );
  const isAllowed = permission === 'granted';
  return (
    <div className="grid gap-3">
      {fault && (
        // The toast reads it out.
        <p className="text-sm font-medium text-danger">{text.faults[fault]}</p>
      )}
      <Button
        tone="primary"
        size="lg"
        wide
        busy={isOpening}
        onClick={() => void (isAllowed ? camera.start() : camera.allow())}
      >
        <CameraIcon className="size-5" aria-hidden />
        {isAllowed ? text.start : text.allow}
      </Button>
    </div>
  );
}

function RecordButton({ film }: { film: RecordingWork }) {
  const [isAsked, setIsAsked] = useState(false);
  if (film.isRecording)
    return (
      <Button tone="danger" wide onClick={film.stop}>
        <Square className="size-5" aria-hidden />
        {text.stopRecording}
      </Button>
    );
  return (
    <>
      <Button wide title={text.filmLimit} onClick={() => (film.isAtRisk ? setIsAsked(true) : film.start())}>
        <Circle className="size-5 text-danger" aria-hidden />
        {text.record}
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={text.recordAgain}
        text={text.recordAgainText(film.isSaved)}
        confirmLabel={text.recordNew}
        cancelLabel={text.keepFilm}
        onConfirm={film.start}
      />
    </>
  );
}

function SpokenSwitch() {
  const isOn = useSpokenCues();
  return (
    <Switch
      label={text.spoken}
      hint={text.spokenHint}
      checked={isOn}
      onChange={(on) => setSpokenCues(on, text.spokenSample)}
    />
  );
}
