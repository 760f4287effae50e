type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of an object that are not undefined: what a partial change really changes. */
export function definedFields<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
