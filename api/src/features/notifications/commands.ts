export { tellOfCheers } from './cheers.ts';
export { countOf, newNotification, type News } from './notify.ts';
export { dueWebPushes } from './due-web-pushes.ts';
