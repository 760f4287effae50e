import { sql } from 'kysely';
import { statements } from './migration.ts';

/** The story that a player has begun, on all their phones. */
export const storyDrafts = statements('0040-story-drafts', [
  sql`create table story_drafts (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    title text not null,
    content text not null,
    story_type text not null,
    location text not null,
    tags text not null,
    is_public boolean not null,
    media text not null,
    link text not null,
    file_id uuid,
    video_id uuid,
    saved_at timestamptz,
    saved_by uuid,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index story_drafts_scope on story_drafts (scope, seq)`,
  sql`create unique index story_drafts_user on story_drafts (user_id)`,
]);
