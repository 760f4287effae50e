export { tellOfCheers } from './cheers.ts';
export { newNotification, untoldOf, type News } from './notify.ts';
export { dueWebPushes } from './due-web-pushes.ts';
