export { tellOfCheers } from './cheers.ts';
export { heldBack, messageRuled, messageWaits, type HeldTable } from './held-messages.ts';
export { countOf, namesIn, newNotification, newsFor, newsNeed, retold, untoldOf, type News } from './news.ts';
export { releaseText } from './release-texts.ts';
export { standingNews, takeBackNews } from './take-back-news.ts';
