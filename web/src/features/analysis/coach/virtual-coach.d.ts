/** What the build lays beside the app for the technique analysis (web/build/coach). */
declare module 'virtual:coach' {
  interface CoachFile {
    name: string;
    type: string;
    bytes: number;
    sha256: string;
    parts: readonly string[];
  }

  export const COACH: {
    version: string;
    downloadBytes: number;
    files: readonly CoachFile[];
  };
}
