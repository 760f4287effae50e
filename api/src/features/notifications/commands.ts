export { newNotification } from './notify.ts';
export { dueWebPushes } from './due-web-pushes.ts';
