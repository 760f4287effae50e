// Stands in for what the build says of the coach (virtual:coach) in tests.

const text = 'the coach, in three parts';
const parts = ['the coach,', ' in three ', 'parts'];

export const PARTS: ReadonlyMap<string, string> = new Map(
  parts.map((part, index) => [`/assets/coach/${index}.bin`, part]),
);

export const COACH = {
  version: 'v1',
  downloadBytes: text.length,
  files: [
    {
      name: 'pose.task',
      type: 'application/octet-stream',
      bytes: text.length,
      sha256: '3bc9ca2fe5cc0d1bc0578d89efdbde8138444d7c5ca1a50f87b84fe7b027d8c1',
      parts: [...PARTS.keys()],
    },
  ],
};
