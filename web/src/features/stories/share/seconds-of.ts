/**
 * How long a video lasts; one that was filmed in a browser may not say, and lasts no time here.
 * @throws when this browser can't play it
 */
export async function secondsOf(file: File): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve, reject) => {
      video.preload = 'metadata';
      video.addEventListener('loadedmetadata', () =>
        resolve(Number.isFinite(video.duration) ? video.duration : 0),
      );
      video.addEventListener('error', () => reject(new Error('this browser can’t play it')));
      video.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
