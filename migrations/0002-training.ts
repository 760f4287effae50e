import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Training data that phones keep a copy of, and what synchronising them takes. */
export const training = statements('0002-training', [
  sql`create table scopes (
    scope text primary key,
    seq bigint not null
  )`,
  sql`create table tombstones (
    scope text not null,
    table_name text not null,
    row_id text not null,
    seq bigint not null,
    at timestamptz not null,
    primary key (scope, table_name, row_id)
  )`,
  sql`create index tombstones_scope on tombstones (scope, seq)`,
  sql`create index tombstones_age on tombstones (at)`,

  sql`create table user_settings (
    id uuid primary key references users on delete cascade,
    reminders boolean not null,
    reminder_time text not null,
    streak_at_risk boolean not null,
    quiet_from text not null,
    quiet_until text not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index user_settings_scope on user_settings (scope, seq)`,

  sql`create table player_stats (
    id uuid primary key references users on delete cascade,
    total_points integer not null,
    completed_tasks integer not null,
    trained_days integer not null,
    full_days integer not null,
    tasks_by_category jsonb not null,
    regimens_started integer not null,
    regimens_completed integer not null,
    custom_regimens integer not null,
    saved_quotes integer not null,
    stories integer not null,
    comments integer not null,
    rivals integer not null,
    teams integer not null,
    competitions_won integer not null,
    streak integer not null,
    best_streak integer not null,
    rest_days integer not null,
    last_day date,
    last_at bigint,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index player_stats_scope on player_stats (scope, seq)`,

  sql`create table user_regimens (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    regimen_id uuid not null,
    name text not null,
    category text not null,
    total_weeks integer not null,
    base_points integer not null,
    is_active boolean not null,
    is_archived boolean not null,
    started_at timestamptz not null,
    archived_at timestamptz,
    completed_at timestamptz,
    replaced_at timestamptz,
    sessions integer not null,
    current_week integer not null,
    completion_percentage integer not null,
    points_earned integer not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index user_regimens_scope on user_regimens (scope, seq)`,
  sql`create index user_regimens_user on user_regimens (user_id)`,

  sql`create table tasks (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    user_regimen_id uuid not null,
    regimen_id uuid not null,
    day date not null,
    slot integer not null,
    counter integer not null,
    drill_id text,
    name text not null,
    description text not null,
    dose jsonb,
    points integer not null,
    estimated_minutes integer not null,
    category text not null,
    created_at timestamptz not null,
    is_completed boolean not null,
    completed_day date,
    changed_at timestamptz,
    changed_by text,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index tasks_scope on tasks (scope, seq)`,
  sql`create index tasks_user_day on tasks (user_id, day)`,

  sql`create table day_totals (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    day date not null,
    done jsonb not null,
    points integer not null,
    streak integer not null,
    best integer not null,
    held integer not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index day_totals_scope on day_totals (scope, seq)`,
  sql`create unique index day_totals_user_day on day_totals (user_id, day)`,

  sql`create table user_badges (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    badge_id text not null,
    earned_at timestamptz not null,
    earned_day date not null,
    viewed_at timestamptz,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index user_badges_scope on user_badges (scope, seq)`,
  sql`create unique index user_badges_user_badge on user_badges (user_id, badge_id)`,

  sql`create table notifications (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    type text not null,
    title text not null,
    message text not null,
    read boolean not null,
    data text,
    created_at timestamptz not null,
    scope text not null,
    seq bigint not null,
    born bigint not null
  )`,
  sql`create index notifications_scope on notifications (scope, seq)`,
  sql`create index notifications_user on notifications (user_id, created_at)`,

  sql`create table sync_client_groups (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null
  )`,
  sql`create index sync_client_groups_user on sync_client_groups (user_id)`,
  sql`create table sync_lanes (
    client_group uuid not null references sync_client_groups on delete cascade,
    lane text not null,
    last_id bigint not null,
    failures integer not null default 0,
    primary key (client_group, lane)
  )`,
  sql`create table sync_results (
    client_group uuid not null references sync_client_groups on delete cascade,
    lane text not null,
    id bigint not null,
    status text not null,
    code text,
    message text,
    name text,
    args jsonb,
    at timestamptz not null,
    primary key (client_group, lane, id)
  )`,
  sql`create index sync_results_age on sync_results (at)`,

  sql`create table point_totals (
    time_window text not null,
    period text not null,
    user_id uuid not null references users on delete cascade,
    points integer not null,
    primary key (time_window, period, user_id)
  )`,
  sql`create index point_totals_rank on point_totals (time_window, period, points desc)`,
  sql`create index point_totals_user on point_totals (user_id)`,

  sql`create table push_subscriptions (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null
  )`,
  sql`create unique index push_subscriptions_endpoint on push_subscriptions (endpoint)`,
  sql`create index push_subscriptions_user on push_subscriptions (user_id)`,

  sql`create table server_state (
    key text primary key,
    value jsonb not null
  )`,
  sql`insert into server_state (key, value) values ('epoch', to_jsonb(gen_random_uuid()::text))`,
]);
