/** Reads plain data of unknown shape (a stored text, an answer's JSON): as a record of named values, or as a text. */

/** Whether a value is an object with named values: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value where it is a record; else an empty one. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** The value where it is a text; else an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
