/** What was written, waited for the operator, and is released. */
type ReleaseType = 'victory_story_released' | 'victory_story_comment_released';

/** What its writer hears of so much of it, in the app as on their devices: only what is true of any writer. */
export function releaseText(type: ReleaseType, count: number): { title: string; message: string } {
  const message = 'We took a look, and it’s good to go.';
  switch (type) {
    case 'victory_story_released':
      return {
        title: count === 1 ? 'Your story is approved' : `${count} of your stories are approved`,
        message,
      };
    case 'victory_story_comment_released':
      return {
        title: count === 1 ? 'Your comment is approved' : `${count} of your comments are approved`,
        message,
      };
  }
}
