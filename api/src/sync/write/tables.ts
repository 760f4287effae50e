import { ownershipOf, type Ownership } from 'sync-protocol/entities/ownership';
import {
  SERVER_ONLY,
  SYNCED_TABLES,
  TABLE_NAMES,
  type RowOf,
  type TableName,
} from 'sync-protocol/entities/tables';

type SqlType = 'uuid' | 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

/** The type of each field's column; a field without one does not compile. */
const COLUMN_TYPES: { [T in TableName]: Record<keyof RowOf<T> & string, SqlType> } = {
  users: {
    id: 'uuid',
    firstName: 'text',
    lastName: 'text',
    displayName: 'text',
    hideRealName: 'boolean',
    isPrivate: 'boolean',
    position: 'text',
    skillLevel: 'text',
    yearsPlaying: 'integer',
    school: 'text',
    clubTeam: 'text',
    teamName: 'text',
    hometown: 'text',
    bio: 'text',
    profileImageUrl: 'text',
    timezone: 'text',
    createdAt: 'timestamptz',
  },
  userSettings: {
    id: 'uuid',
    reminders: 'boolean',
    reminderTime: 'text',
    streakAtRisk: 'boolean',
    quietFrom: 'text',
    quietUntil: 'text',
    tutorialDone: 'boolean',
  },
  playerStats: {
    id: 'uuid',
    totalPoints: 'integer',
    completedTasks: 'integer',
    trainedDays: 'integer',
    fullDays: 'integer',
    tasksByCategory: 'jsonb',
    regimensStarted: 'integer',
    regimensCompleted: 'integer',
    customRegimens: 'integer',
    savedQuotes: 'integer',
    stories: 'integer',
    comments: 'integer',
    rivals: 'integer',
    teams: 'integer',
    competitionsWon: 'integer',
    streak: 'integer',
    bestStreak: 'integer',
    restDays: 'integer',
    lastDay: 'date',
    lastAt: 'bigint',
  },
  userRegimens: {
    id: 'uuid',
    userId: 'uuid',
    regimenId: 'uuid',
    name: 'text',
    category: 'text',
    totalWeeks: 'integer',
    basePoints: 'integer',
    isActive: 'boolean',
    isArchived: 'boolean',
    startedAt: 'timestamptz',
    archivedAt: 'timestamptz',
    completedAt: 'timestamptz',
    replacedAt: 'timestamptz',
    sessions: 'integer',
    currentWeek: 'integer',
    completionPercentage: 'integer',
    pointsEarned: 'integer',
  },
  tasks: {
    id: 'uuid',
    userId: 'uuid',
    userRegimenId: 'uuid',
    regimenId: 'uuid',
    day: 'date',
    slot: 'integer',
    counter: 'integer',
    drillId: 'text',
    name: 'text',
    description: 'text',
    dose: 'jsonb',
    points: 'integer',
    estimatedMinutes: 'integer',
    category: 'text',
    createdAt: 'timestamptz',
    isCompleted: 'boolean',
    completedAt: 'timestamptz',
    completedDay: 'date',
    words: 'jsonb',
  },
  refreshedDays: { id: 'uuid', userId: 'uuid', day: 'date', refreshes: 'integer' },
  dayTotals: {
    id: 'uuid',
    userId: 'uuid',
    day: 'date',
    done: 'jsonb',
    points: 'integer',
    streak: 'integer',
    best: 'integer',
    held: 'integer',
  },
  userBadges: {
    id: 'uuid',
    userId: 'uuid',
    badgeId: 'text',
    earnedAt: 'timestamptz',
    earnedDay: 'date',
    viewedAt: 'timestamptz',
  },
  regimens: {
    id: 'uuid',
    userId: 'uuid',
    name: 'text',
    description: 'text',
    category: 'text',
    difficulty: 'text',
    totalWeeks: 'integer',
    dailyDuration: 'integer',
    weeks: 'jsonb',
    createdAt: 'timestamptz',
  },
  motivations: { id: 'uuid', userId: 'uuid', day: 'date', isViewed: 'boolean', refreshes: 'integer' },
  savedQuotes: {
    id: 'uuid',
    userId: 'uuid',
    quote: 'text',
    category: 'text',
    notes: 'text',
    savedAt: 'timestamptz',
  },
  streakPauses: { id: 'uuid', userId: 'uuid', from: 'date', until: 'date' },
  notifications: {
    id: 'uuid',
    userId: 'uuid',
    type: 'text',
    title: 'text',
    message: 'text',
    read: 'boolean',
    data: 'text',
    createdAt: 'timestamptz',
  },
};

export interface Column {
  field: string;
  /** Quoted: some are words of SQL. */
  name: string;
  type: SqlType;
}

/** A synced table as the database has it. */
export interface StoredTable {
  table: TableName;
  name: string;
  /** Whose its rows are, and the column with the id of that player or team. */
  ownership: Ownership;
  owner: string;
  columns: readonly Column[];
  /** Columns that may differ between two versions of a row. */
  changing: readonly Column[];
  /** Columns that phones get with a row that is new to them, and with one that they have. */
  whole: readonly Column[];
  brief: readonly Column[];
  /** Columns that hold instants. */
  instants: readonly Column[];
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function storedTable(table: TableName): StoredTable {
  const changingFields: readonly string[] = SYNCED_TABLES[table].changing;
  const columns = Object.entries(COLUMN_TYPES[table]).map(([field, type]) => ({
    field,
    name: `"${snakeCase(field)}"`,
    type,
  }));
  const ownership = ownershipOf((name) => columns.some(({ field }) => field === name));
  const isChanging = ({ field }: Column) => field !== 'id' && changingFields.includes(field);
  const isServerOnly = ({ field }: Column) => SERVER_ONLY.includes(field);
  return {
    table,
    name: snakeCase(table),
    ownership,
    owner: `"${snakeCase(ownership.field)}"`,
    columns,
    changing: columns.filter((column) => isChanging(column) || isServerOnly(column)),
    whole: columns.filter((column) => !isServerOnly(column)),
    brief: columns.filter((column) => column.field === 'id' || isChanging(column)),
    instants: columns.filter(({ type }) => type === 'timestamptz'),
  };
}

export const STORED_TABLES: readonly StoredTable[] = TABLE_NAMES.map(storedTable);

/** An instant as the wire has it, from PostgreSQL's JSON: that names the zone, and only the digits that it needs. */
export function instantText(text: string): string {
  return text.length === 29 && text.endsWith('+00:00')
    ? `${text.slice(0, 23)}Z`
    : new Date(text).toISOString();
}
