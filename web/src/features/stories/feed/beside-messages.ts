import { count } from '#ui/format.ts';

const some = (many: number, one: string) => `${count(many)} ${many === 1 ? one : `${one}s`}`;

export const besideMessages = {
  title: 'Your stories',
  all: 'View All',
  none: 'What you share stands here, with the likes and comments it gets.',
  /** Nothing is said of what has not come yet. */
  reactions: (likes: number, comments: number) =>
    [likes > 0 ? some(likes, 'like') : '', comments > 0 ? some(comments, 'comment') : '']
      .filter(Boolean)
      .join(', '),
} as const;
