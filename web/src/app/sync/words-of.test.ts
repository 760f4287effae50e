import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it.each([
  ['a comment', { commentId: 'c', storyId: 's', content: 'Great serve' }, 'Great serve'],
  [
    'a story',
    {
      storyId: 's',
      title: 'First ace',
      content: 'It went\nstraight in.',
      storyType: 'training',
      location: 'Gym 2',
      tags: ['ace', 'serve'],
      mediaType: 'link',
      mediaUrl: 'https://youtu.be/1',
    },
    'First ace\nIt went\nstraight in.\nGym 2\n#ace #serve\nhttps://youtu.be/1',
  ],
  [
    'a story with a photo, which has no words',
    { title: 'T', content: 'C', tags: [], location: '', mediaType: 'photo', mediaUrl: '/api/media/1' },
    'T\nC',
  ],
  [
    'a story that was begun',
    { title: '', content: 'It went', tags: '#ace #', location: '', media: 'link', link: 'youtu.be/1' },
    'It went\n#ace #\nyoutu.be/1',
  ],
  ['a rival request', { rivalId: 'r', rivalshipType: 'friendly', message: 'Race you' }, 'Race you'],
  [
    'a challenge',
    { name: 'Ace race', description: 'To 50', challengedTeamName: 'Diggers', targetValue: 50 },
    'Ace race\nTo 50',
  ],
  [
    'a week of an own program',
    { regimenId: 'r', week: 2, theme: 'Float serve', dailyTasks: ['20 serves', '10 tosses'] },
    'Float serve\n20 serves\n10 tosses',
  ],
  ['a profile', { bio: 'Setter by heart', hideRealName: true, profileImageUrl: '' }, 'Setter by heart'],
])('finds what was typed into %s', (_, args, words) => {
  expect(wordsOf({ args })).toBe(words);
});

it.each([[{ taskId: 't', completed: true }], [{ content: '  ' }], [{ content: 7, tags: [7] }], [{}]])(
  'finds no words in %j',
  (args) => {
    expect(wordsOf({ args })).toBe('');
  },
);
