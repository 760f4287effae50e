export { tellOfCheers } from './cheers.ts';
export { heldBack, messageRuled, messageWaits, type HeldTable } from './held-messages.ts';
export { countOf, namesIn, newNotification, retold, untoldOf, type News } from './notify.ts';
export { standingNews, takeBackNews } from './take-back-news.ts';
