/** What a person keeps of one todo: the todo itself is derived (`work/todos.ts`). */
interface TodoMarkRow {
  /** Person and todo. */
  id: string
  /** Since when the todo waited as it was marked: one that comes again is new. */
  since: number
  read: boolean
}

/** The tables of what waits for whom. */
export interface DeskRows {
  todoMarks: TodoMarkRow
}

/** The property a row is found by. */
export const deskKeys = { todoMarks: 'id' } as const satisfies { [Name in keyof DeskRows]: keyof DeskRows[Name] }
