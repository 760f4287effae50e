/** One that says nothing for so long never will, as on phones that save their battery. */
const STUCK_MS = 15_000;

/**
 * How long a video lasts; one that was filmed in a browser may not say, and lasts no time here.
 * @throws when this browser can't play it
 */
export async function secondsOf(file: File): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      limit = setTimeout(() => reject(new Error('it says nothing')), STUCK_MS);
      video.preload = 'metadata';
      video.addEventListener('loadedmetadata', () =>
        resolve(Number.isFinite(video.duration) ? video.duration : 0),
      );
      video.addEventListener('error', () => reject(new Error('this browser can’t play it')));
      video.src = address;
    });
  } finally {
    clearTimeout(limit);
    URL.revokeObjectURL(address);
  }
}
