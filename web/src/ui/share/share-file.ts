import { toast } from '../layers/toast-store.ts';
import { messages as text } from './messages.ts';

/** Whether this phone has a way of its own to share such a file. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Hands a file to the phone's own sheet for sharing, and says so if that fails; answers whether it was shared. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    // The player may have thought better of it.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast({ title: text.failed, text: text.failedText, tone: 'danger' });
    return false;
  }
}
