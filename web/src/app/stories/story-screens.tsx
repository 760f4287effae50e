import { ReportForm } from '#features/profile/safety/report-form.tsx';
import { Stories } from '#features/stories/feed/stories.tsx';
import { UserStories } from '#features/stories/feed/user-stories.tsx';

export function StoriesScreen() {
  return <Stories Report={ReportForm} />;
}

export function UserStoriesScreen({ params }: { params: { username?: string | undefined } }) {
  return <UserStories named={params.username ?? ''} Report={ReportForm} />;
}
