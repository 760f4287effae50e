interface VideoPlayerProps {
  source: string;
  label: string;
  /** What is seen before it is played; with one nothing else is fetched until then. */
  cover?: string | undefined;
  onError?: () => void;
}

/** A video that plays when the player wants it to, and is silent until they turn its sound on. */
export function VideoPlayer({ source, label, cover, onError }: VideoPlayerProps) {
  return (
    // What players film has no words to be read along.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={source}
      poster={cover}
      aria-label={label}
      preload={cover ? 'none' : 'metadata'}
      controls
      muted
      playsInline
      controlsList="nodownload noremoteplayback"
      disablePictureInPicture
      disableRemotePlayback
      className="aspect-[4/3] w-full rounded-md bg-well object-contain"
      onError={onError}
    />
  );
}
