import type { JumpHeight } from 'sync-protocol/rules/technique/live/jumps';
import { MIN_FEET, type Flaw } from 'sync-protocol/rules/technique/live/position';
import type { CameraFault } from './camera.ts';
import { LONGEST_MINUTES } from '../film/recording.ts';

const faults: Record<CameraFault, string> = {
  denied: 'Camera permission denied. Please allow camera access in your browser settings',
  missing: 'No camera found. Please connect a camera and try again',
  busy: 'Camera is in use by another app. Please close other apps and try again',
  other: 'Please allow camera access and try again',
};

const hints: Record<Flaw, string> = {
  too_close: `Move back ${MIN_FEET}+ feet`,
  sitting: 'Stand up',
  no_space: 'Need more space',
  hidden: 'Ensure you’re visible',
};

const CM_IN_AN_INCH = 2.54;
const inches = (cm: number) => Math.round(cm / CM_IN_AN_INCH);

export const messages = {
  faults,
  hints,
  title: 'AR Training',
  intro: 'Train in front of your camera: your phone counts, and says what would help.',
  infoTitle: 'Your camera stays yours',
  info: 'Your phone looks at the picture itself: nothing is sent, and nothing is kept unless you record. What it counts and says is automatic, may be wrong, and is not medical advice. Stop if anything hurts.',
  features: 'AR Training Features',
  featureList: [
    ['Real-time pose detection', 'Your skeleton over the live picture.'],
    ['Phase-by-phase guidance', 'Each repetition is measured from the load to the finish.'],
    ['Instant corrections', 'One cue after each repetition, spoken if you like.'],
    ['Session recording', 'Kept on your phone for a week, or until you share or discard it.'],
  ],
  tips: 'Training Tips',
  tipList: [
    'Good lighting: let the light fall on you, not into the camera.',
    'Leave 6-8 feet of space around you.',
    'Put the camera at chest height, 8-10 feet away.',
    'Start slow, and one repetition at a time.',
  ],
  camera: 'Camera',
  technique: 'Technique',
  whichCamera: 'Camera',
  frontCamera: 'Front camera',
  unnamed: (number: number) => `Camera ${number}`,
  allow: 'Allow Camera Access',
  start: 'Start',
  stop: 'Stop',
  started: 'Camera Started',
  permissionGranted: 'Camera Permission Granted',
  permissionRequired: 'Camera Permission Required',
  accessRequired: 'Camera Access Required',
  preview: 'Live camera',
  previewMirrored: 'Live camera, mirrored',
  off: 'The camera is off.',
  opening: 'Loading the AI coach',
  pauseCheck: 'Pause Position Check',
  resumeCheck: 'Resume Position Check',
  paused: 'Position check paused',
  looking: 'Checking your position',
  wellPlaced: 'Great position! You’re ready to train',
  ready: 'Ready for Training',
  notReady: 'Position Needed',
  badges: 'Position',
  feet: (feet: number) => `About ${feet} ft`,
  feetUnknown: 'Distance unknown',
  standing: 'Standing',
  sitting: 'Sitting',
  spaceOk: 'Space OK',
  spaceLimited: 'Space Limited',
  visible: 'Visible',
  hidden: 'Hidden',
  rough: 'Rough check',
  roughText:
    'Without the AI coach this is a guess from colors that look like skin. It can miss you in some light and with some skin tones; it counts nothing and scores nothing.',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit Fullscreen',
  spoken: 'Speak the cues',
  spokenHint: 'Says the count and one cue after each repetition.',
  spokenSample: 'I will speak your cues.',
  session: 'This session',
  startOver: 'Start from zero',
  repetitions: 'Repetitions',
  jumps: 'Jumps',
  bestJump: 'Best jump',
  noHeight: 'Not measured yet',
  height: ({ cm, errorCm }: JumpHeight) => `${inches(cm)} in ± ${Math.max(1, inches(errorCm))}`,
  heightMetric: ({ cm, errorCm }: JumpHeight) => `${cm} ± ${errorCm} cm`,
  heightText:
    'An estimate from your time in the air (h = g·t²/8). The ± is from the frame rate alone. Landing with bent legs makes it read higher, by about 1 in (2.5 cm) for most. Compare your own jumps, not those of two players.',
  lastCue: 'Last cue',
  lastJump: 'Last jump',
  said: (repetitions: number, cue: string) => `${repetitions}. ${cue}`,
  record: 'Record',
  stopRecording: 'Stop Recording',
  recording: 'Recording',
  filmLimit: `Up to ${LONGEST_MINUTES} minutes, without sound.`,
  recordAgain: 'Record over it?',
  recordAgainText: (isSaved: boolean) =>
    isSaved
      ? 'A new one takes the place of your last recording. Look first if that is in your downloads.'
      : 'Your last recording isn’t saved or shared. A new one takes its place.',
  recordNew: 'Record a new one',
  keepFilm: 'Keep it',
} as const;
