import { useState } from 'react';
import type { SavedQuoteId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { motivationRefresh, motivationView } from 'sync-protocol/mutations/motivation/motivation-changes';
import { savedQuoteSave } from 'sync-protocol/mutations/motivation/saved-quote-changes';
import type { TodaysMotivation } from '#data/live/motivation.ts';
import { sayFailed } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

const text = messages.daily;

/** What can be done with the motivation of a training day. An opened one counts as viewed. */
export function useMotivationCard(day: string, quote: TodaysMotivation) {
  // One left open over 2:00 is closed again: nobody has asked for the new words yet.
  const [openDay, setOpenDay] = useState('');
  const isOpen = openDay === day;

  const open = () => {
    setOpenDay(day);
    if (!quote.isViewed) void mutate(motivationView, { day });
  };
  const refresh = async () => {
    const result = await mutate(motivationRefresh, { day });
    if (!result.ok) return sayFailed(text.refreshFailed, result, text.refreshFailedText);
    if (isOpen) await mutate(motivationView, { day });
    toast({ title: text.refreshed });
  };
  const save = async () => {
    const { prompt, category } = quote;
    const result = await mutate(savedQuoteSave, {
      savedQuoteId: newId<SavedQuoteId>(),
      quote: prompt,
      category,
      notes: '',
    });
    if (!result.ok) return sayFailed(text.saveFailed, result, text.saveFailedText);
    toast({ title: text.quoteSaved, tone: 'success', action: { label: text.seeSaved, to: '/saved-quotes' } });
  };
  return { isOpen, open, close: () => setOpenDay(''), refresh, save };
}
