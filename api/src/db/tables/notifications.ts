import type { Notification } from 'sync-protocol/entities/notification';
import type { Synced } from './synced.ts';

export interface NotificationsTable extends Notification, Synced {}
