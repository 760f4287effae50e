import { PublicProfile } from '#features/profile/public/public-profile.tsx';
import { RivalAction } from '#features/rivals/rival-action.tsx';
import { PlayerStories } from '#features/stories/player-stories.tsx';

interface PlayerViewProps {
  open: boolean;
  id: string;
  onClose: () => void;
}

/** Another player, with what there is to do about them. */
export function PlayerView(props: PlayerViewProps) {
  return <PublicProfile {...props} Action={RivalAction} Stories={PlayerStories} />;
}
