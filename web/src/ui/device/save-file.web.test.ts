import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const createObjectURL = vi.fn<(file: Blob) => string>(() => 'blob:file');
const revokeObjectURL = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('hands a file over by its name, and lets the browser read it before it goes', () => {
  const clicked: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.href, this.download);
  });
  saveFile(new Blob(['all']), 'all.txt');
  expect(clicked).toEqual(['blob:file', 'all.txt']);
  vi.advanceTimersByTime(30_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:file');
});
