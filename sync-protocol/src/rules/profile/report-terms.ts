/** Why a player may report something, in the order in which it is offered. */
export const REPORT_REASONS = [
  'bullying',
  'inappropriate',
  'impersonation',
  'unsafe',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Of what a reporter adds in their own words. */
export const REPORT_DETAILS_MAX = 1000;
