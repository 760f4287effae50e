/** New players with their phones and tasks, each as JSON. */
export const SEED = {
  players: `insert into players select * from json_populate_recordset(null::players, $1::json)`,
  phones: `insert into phones select * from json_populate_recordset(null::phones, $1::json)`,
  tasks: `insert into tasks select * from json_populate_recordset(null::tasks, $1::json)`,
};

/**
 * A push, all of it: the phone's next changes in order, each once; of two changes of a task the later one holds.
 * `$1` phone, `$2` number of the first change, `$3` changes as JSON arrays of task, completed, instant.
 */
export const PUSH = `
  with phone as (select player, last_id from phones where id = $1::uuid for update),
  news as (
    select (change->>0)::uuid as task, (change->>1)::boolean as done, (change->>2)::bigint as at
    from phone, json_array_elements($3::json) with ordinality as pushed (change, place)
    where $2::integer <= last_id + 1 and $2::integer + place - 1 > last_id),
  moved as (
    update phones set last_id = last_id + (select count(*) from news) where id = $1::uuid),
  raised as (
    update players set seq = seq + 1, changes = changes + (select count(*) from news)
    where id = (select player from phone) returning id, seq)
  update tasks
  set "isCompleted" = done, "completedDay" = case when done then day end, "changedAt" = at, seq = raised.seq
  from news, raised
  where tasks.id = news.task and tasks.player = raised.id and ("changedAt" is null or "changedAt" < at)`;

const page = (fields: string, news: string) => `
  select json_build_object('seq', players.seq, 'changes', players.changes, 'lastId', phones.last_id,
    'tasks', (select coalesce(json_agg(json_build_array(${fields}) order by tasks.seq), '[]'::json)
      from tasks where player = players.id ${news}))::text as page
  from phones join players on players.id = phones.player
  where phones.id = $1::uuid`;

const CHANGING = 'id, "isCompleted", "completedDay", "changedAt"';
const FIXED = `"userRegimenId", "regimenId", day, slot, counter, "drillId", name, description, dose, points,
  "estimatedMinutes", category, "createdAt"`;

/** What changed for the phone `$1` since the number `$2`. */
export const PULL = page(CHANGING, 'and tasks.seq > $2::bigint');

/** Everything that the phone `$1` is to have. */
export const PULL_ALL = page(`${CHANGING}, ${FIXED}`, '');
