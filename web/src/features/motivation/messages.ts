import type { QuoteCategory } from 'sync-protocol/entities/motivation/motivation';

const categories: Record<QuoteCategory, string> = {
  encouragement: 'Encouragement',
  challenge: 'Challenge',
  celebration: 'Celebration',
  focus: 'Focus',
  inspiration: 'Inspiration',
};

export const messages = {
  categories,
  daily: {
    title: 'Daily Motivation',
    isNew: 'New',
    expand: 'Expand',
    collapse: 'Collapse',
    readMore: 'Read more',
    refresh: 'Another one',
    save: 'Save',
    saved: 'Saved',
    seeSaved: 'View All',
    refreshed: 'Motivation refreshed',
    refreshFailed: 'Refresh failed',
    refreshFailedText: 'Unable to refresh motivation. Please try again.',
    quoteSaved: 'Quote saved',
    saveFailed: 'Save failed',
    saveFailedText: 'Unable to save quote. Please try again.',
  },
} as const;
