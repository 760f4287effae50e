import { toast } from '../layers/toast-store.ts';
import { messages as text } from './messages.ts';

/** Whether this phone has a way of its own to share such a file. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Hands a file to the phone's own sheet for sharing, and says so if that fails. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The player has thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: text.failed, text: text.failedText, tone: 'danger' });
  }
}
