import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Victory stories, what is said to them, and the files that they show. */
export const stories = statements('0023-stories', [
  sql`create table victory_stories (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    title text not null,
    content text not null,
    story_type text not null,
    location text not null,
    tags jsonb not null,
    media_type text not null,
    media_url text not null,
    is_public boolean not null,
    is_held boolean not null,
    likes integer not null,
    comments integer not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index victory_stories_scope on victory_stories (scope, seq)`,
  sql`create index victory_stories_user on victory_stories (user_id, created_at desc, id desc)`,
  sql`create index victory_stories_public on victory_stories (created_at desc, id desc) where is_public and not is_held`,
  sql`create index victory_stories_held on victory_stories (created_at) where is_held`,
  sql`create index victory_stories_media on victory_stories (media_url) where media_type in ('photo', 'video')`,

  sql`create table story_likes (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    story_id uuid not null,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index story_likes_scope on story_likes (scope, seq)`,
  sql`create index story_likes_user on story_likes (user_id)`,
  sql`create index story_likes_story on story_likes (story_id)`,

  sql`create table story_comments (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    story_id uuid not null,
    content text not null,
    is_held boolean not null,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index story_comments_scope on story_comments (scope, seq)`,
  sql`create index story_comments_user on story_comments (user_id, created_at)`,
  sql`create index story_comments_story on story_comments (story_id, created_at, id)`,

  sql`create table media (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    digest text not null,
    type text not null,
    bytes integer not null,
    created_at timestamptz not null
  )`,
  sql`create index media_user on media (user_id, created_at)`,
  sql`create index media_age on media (created_at)`,
  sql`create table gone_media (
    id uuid primary key,
    at timestamptz not null
  )`,

  sql`alter table reports add column copy text not null default ''`,

  sql`alter table user_settings
    add column story_news boolean not null default true, add column stories_seen_at timestamptz`,
  sql`alter table user_settings alter column story_news drop default`,
]);
