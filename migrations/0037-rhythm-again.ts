import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * 0034 once more for players with a day that says nothing: a node of before wrote it while nodes were changed one by one,
 * and what isn't known of a day isn't known of those after it. Nodes of the version before this one tell it themselves.
 */
export const rhythmAgain = statements('0037-rhythm-again', [
  sql`create temporary table untold as select distinct user_id from day_totals where rhythm is null`,
  sql`with known as (
      select id, user_id, day,
        date_trunc('week', day::timestamp)::date as week,
        lag(day) over (partition by user_id order by day) as day_before,
        min(day) over (partition by user_id) as first_day
      from day_totals where user_id in (select user_id from untold)),
    in_seasons as (
      select *,
        count(*) filter (where day - day_before > 28) over (partition by user_id order by day) as season
      from known),
    counted as (
      select *,
        row_number() over (partition by user_id, week order by day)
          + case when week < first_day then 6 else 0 end as in_week,
        min(day) over (partition by user_id, season) as since,
        row_number() over (partition by user_id, season order by day) as trained
      from in_seasons),
    weeks as (
      select user_id, week,
        coalesce(sum((max(in_week) between 3 and 5)::integer)
          over (partition by user_id order by week rows between unbounded preceding and 1 preceding), 0) as rested
      from counted group by user_id, week),
    seasons as (
      select user_id, season,
        coalesce(sum((max(trained) >= 24 and max(day) - min(day) >= 83)::integer)
          over (partition by user_id order by season rows between unbounded preceding and 1 preceding), 0) as breaks
      from counted group by user_id, season)
    update day_totals d set rhythm = jsonb_build_object(
      'inWeek', c.in_week, 'restWeeks', w.rested,
      'since', to_char(c.since, 'YYYY-MM-DD'), 'trained', c.trained, 'breaks', s.breaks)
    from counted c
    join weeks w on w.user_id = c.user_id and w.week = c.week
    join seasons s on s.user_id = c.user_id and s.season = c.season
    where d.id = c.id`,
  sql`with raised as (
      update scopes set seq = seq + 1
      where scope in (select scope from player_stats where last_day is not null and id in (select user_id from untold))
      returning scope, seq)
    update player_stats p set
      rest_weeks = (d.rhythm ->> 'restWeeks')::integer,
      season_breaks = (d.rhythm ->> 'breaks')::integer,
      seq = raised.seq
    from raised, day_totals d
    where p.scope = raised.scope and d.user_id = p.id and d.day = p.last_day`,
  sql`drop table untold`,
]);
