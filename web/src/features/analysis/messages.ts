import type { Caveat } from 'sync-protocol/rules/technique/caveats';
import type { Phase, PlayerLevel, Technique, Verdict } from 'sync-protocol/rules/technique/terms';

const techniques: Record<Technique, string> = {
  serving: 'Serving',
  spiking: 'Spiking/Hitting',
  setting: 'Setting',
  passing: 'Passing/Digging',
  blocking: 'Blocking',
  approach: 'Spike Approach',
};

const levels: Record<PlayerLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

const phases: Record<Phase, string> = {
  'initial setup': 'Initial setup',
  'ready position': 'Ready position',
  'early preparation': 'Early preparation',
  'loading phase': 'Loading phase',
  'contact point': 'Contact point',
  'early follow-through': 'Early follow-through',
  'complete follow-through': 'Complete follow-through',
  'recovery/finish': 'Recovery/\u200Bfinish',
};

const verdicts: Record<Verdict, string> = {
  good: 'On target',
  borderline: 'Borderline',
  warning: 'Near target',
  fault: 'Off target',
  unseen: 'Can’t judge',
};

const FROM_SIDE = 'Film from the side of your hitting arm, your whole body in the picture.';
const filming: Record<Technique, string> = {
  serving: FROM_SIDE,
  spiking: `${FROM_SIDE} Leave room for the run-up and the landing.`,
  setting: 'Film from the side, your whole body and your raised hands in the picture.',
  passing: 'Film from the side, your whole body in the picture.',
  blocking: 'Film from the front or the back, your whole body and your raised hands in the picture.',
  approach: 'Film from the side, the whole run-up and the jump in the picture.',
};

const caveats: Record<Caveat, string> = {
  oblique: 'The camera stood at an angle: only what can be judged from there counts.',
  off_side:
    'The camera wasn’t quite at your side, so angles may be off. Put it level with you, right at the side.',
  far_arm: 'You were filmed from the far side of your hitting arm: film from the other side for more.',
  unknown_view: 'We couldn’t tell where the camera stood.',
  low_frame_rate: 'The clip has a low frame rate. Film at 30 or 60 frames per second.',
  begins_late: 'The clip begins late, so part of it can’t be judged: start filming while you stand ready.',
  ends_early: 'The clip ends early: film until you stand again.',
  jumped: 'You jumped. These rules are for a player on the ground, so some may not fit. Was it a spike?',
};

export const messages = {
  techniques,
  levels,
  phases,
  verdicts,
  filming,
  caveats,
  title: 'AI Player Analysis',
  back: 'Training',
  intro: 'Your phone looks at how you move. No video or picture leaves it.',
  introWithOpinion: 'Your phone looks at how you move. No video or picture leaves it unless you say so.',
  technique: 'Technique',
  techniquePlaceholder: 'Choose a technique',
  level: 'Player level',
  hand: { title: 'Hitting hand', found: 'Find it', left: 'Left', right: 'Right' },
  chooseFile: 'Choose Video or Image',
  changeFile: 'Choose another',
  upload: 'Upload Video or Image',
  uploadHint:
    'One player, one attempt, up to 20 seconds, not in slow motion. At 60 frames per second a fast arm is sharper.',
  preview: 'Preview',
  longClip: (seconds: number) =>
    `This clip is longer than ${seconds} seconds. Only its beginning is looked at: cut it to one attempt.`,
  mode: 'What to analyze',
  modes: { sequence: 'Motion Sequence', still: 'Single Frame' },
  extractSequence: 'Extract Motion Sequence',
  extractFrame: 'Extract Frame',
  frameHint: 'Pause the video at the moment that you want to check.',
  extracting: (percent: number) => `Looking at your video: ${percent}%`,
  cancel: 'Cancel',
  frames: 'Extracted frames',
  frameOf: (seconds: string) => `${seconds} s`,
  theFrame: 'Chosen frame',
  analyze: 'Analyze',
  failed: 'Error',
  invalidFile: 'Invalid File',
  invalidFileText: 'Please select a video file (MP4, MOV, etc.) or image file (JPG, PNG, etc.).',
  nothingChosen: 'Please select a video/image and technique to analyze.',
  sequenceFirst: 'Please extract a motion sequence from the video first.',
  frameFirst: 'Please extract a frame from the video first.',
  waitForVideo: 'Please wait for video to load completely, then try again.',
  unreadable:
    'This browser can’t play the video. Film it again: on an iPhone with “Most Compatible”, on Android without “high efficiency”.',
  unreadablePicture:
    'This browser can’t open the picture. Save it as JPG or PNG, or take a screenshot of it, and try again.',
  notLoaded: 'Video not properly loaded',
  stopped:
    'The AI coach was stopped midway, most often because memory ran out. Close other apps and try again.',
  left: {
    title: 'Analysis stopped',
    text: 'It works only while its screen is open. What you chose is still there.',
    back: 'Go back',
  },
  noFrame: 'Failed to extract valid frame data',
  notServed: (statusText: string) => `Analysis failed: ${statusText}`,
  frameFailed: 'Frame Extraction Failed',
  sequenceFailed: 'Sequence Extraction Failed',
  frameExtracted: 'Frame Extracted!',
  sequenceExtracted: 'Motion Sequence Extracted!',
  sequenceExtractedText: (frames: number) => `${frames} frames to look at`,
  complete: 'Analysis Complete!',
  motionComplete: 'Motion Analysis Complete!',
  motionCompleteText: (frames: number) => `Analyzed ${frames} frames`,
  analysisFailed: 'Analysis Failed',
  analysisFailedText: (message: string) => `Failed to analyze your technique: ${message}`,
  motionFailed: 'Motion Analysis Failed',
  motionFailedText: (message: string) => `Failed to analyze video sequence: ${message}`,
  notVolleyball: 'Not Volleyball Content',
  notVolleyballText:
    'This doesn’t appear to be volleyball content. Please upload videos or images showing actual volleyball practice, training, or gameplay.',
  ifVolleyball: 'If it is volleyball, check the technique, and use a clip at normal speed.',
  notSaved: 'Not saved',
  displayFailed: 'Display Error',
  displayFailedText: 'Analysis completed but there was an issue displaying results. Please try again.',
  noCanvas: 'Canvas context not available',
  tabs: { title: 'Ways to analyze', standard: 'Player Analysis', ar: 'AR Analysis' },
  result: {
    title: (technique: string) => `${technique} analysis`,
    score: (score: number) => `Score ${score} out of 100`,
    outOf: '/100',
    strengths: 'Strengths',
    noStrengths: 'Nothing we could measure is on target yet. That comes with practice.',
    closeStrengths:
      'Nothing is clearly on target yet, but some of it is so close that we call it borderline.',
    improvements: 'Areas for Improvement',
    noImprovements: 'Nothing we could measure is off target. Nice!',
    nextSteps: 'Next Steps',
    training: 'Recommended Training',
    trains: (name: string) => `Trains: ${name}`,
    plan: 'Training Plan',
    focus: 'Focus Areas',
    schedule: 'Practice Schedule',
    how: 'How we got this score',
    howText:
      'Each row is measured in your clip, as the camera saw it. If you miss a target by less than our margin of error, we call it borderline, never a fault. A torso length is the distance from your shoulders to your hips.',
    value: (value: string, target: string) => `${value}, target ${target}`,
    at: (seconds: string) => `at ${seconds} s`,
    show: (seconds: string) => `Show it at ${seconds} s`,
    rule: (id: string) => `Rule ${id}`,
    key: 'counts three times',
    unseen: 'Can’t be judged from this angle or in this clip',
    still: 'Position check of one picture',
    sequence: 'Motion sequence',
    hands: { left: 'Left hand', right: 'Right hand' },
    close: 'Close',
    honest:
      'Made automatically from your movement. It may be wrong, and it is not medical advice. Ask your coach. Stop if anything hurts.',
    older: 'Made by an earlier version of the app.',
  },
  range: {
    atLeast: (from: string) => `${from} or more`,
    atMost: (to: string) => `up to ${to}`,
    between: (from: string, to: string) => `${from} to ${to}`,
  },
  history: {
    title: 'Your analyses',
    empty: 'No analyses yet',
    emptyText: 'What your phone finds is kept here: numbers, never pictures.',
    remove: (technique: string, date: string) => `Delete ${technique} of ${date}`,
    removed: 'Analysis deleted',
    removeFailed: 'Delete failed',
    undo: 'Undo',
    saveAgain: 'Save again',
    discard: 'Discard',
    discarding: {
      title: 'Discard this analysis?',
      text: 'It is on this phone only. You can’t get it back.',
      yes: 'Discard',
      no: 'Keep',
    },
    waiting: 'waiting to send',
    still: 'one picture',
    score: (score: number) => `${score}/100`,
  },
  coach: {
    title: 'AI coach',
    missing: (megabytes: number) =>
      `To analyze, your phone needs the AI coach: about ${megabytes} MB, once. Then it works without a connection too.`,
    downloadSize: (megabytes: number) => `Download AI coach · ${megabytes} MB`,
    downloading: (percent: number) => `Downloading: ${percent}%`,
    coming: (percent: number) => `Waiting for the AI coach: ${percent}%`,
    stop: 'Stop',
    goOn: 'Resume download',
    ready: 'The AI coach is on this phone, and works without a connection.',
    remove: 'Remove AI coach',
    removeTitle: 'Remove the AI coach?',
    removeText: (megabytes: number) =>
      `It frees space on this phone. To analyze again you would download its ${megabytes} MB once more. Your analyses stay.`,
    keep: 'Keep it',
    removed: 'AI coach removed',
    removedText: 'Your analyses are still here.',
    failed: {
      network: 'The download stopped. What has arrived is kept: go on when you have a connection.',
      storage: 'There is not enough room on this phone. Free some space and go on.',
      damaged: 'What arrived was damaged, and was thrown away. Please try again.',
    },
    unsupported:
      'This browser can’t keep the AI coach. Use a current Chrome, Safari, Edge or Firefox, not in a private window.',
    needed: 'AI coach needed',
    neededText: 'Download the AI coach first. Without it there is no honest score.',
    download: 'Download',
    licence: 'License',
  },
} as const;
