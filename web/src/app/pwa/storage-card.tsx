import { ShieldCheck } from 'lucide-react';
import { useStorageOffer } from '#pwa/keep-storage.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { OfferCard } from './offer-card.tsx';

const text = messages.storage;

/**
 * Says why the app wants to keep its data, before a browser asks the player whether it may.
 * @param isTime whether there is something to keep: the first completed task
 */
export function StorageCard({ isTime }: { isTime: boolean }) {
  const { isOpen, keep, dismiss } = useStorageOffer(isTime);
  if (!isOpen) return null;
  const accept = async () => toast({ title: (await keep()) ? text.kept : text.refused });
  return (
    <OfferCard
      title={text.title}
      text={text.text}
      later={text.later}
      onLater={dismiss}
      accept={text.keep}
      icon={ShieldCheck}
      onAccept={() => void accept()}
    />
  );
}
