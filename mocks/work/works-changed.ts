/** Which work items may look different to a person since they were last computed. */

import { type Database, type TableName, tableNames } from '../db/database'

/** The tables whose rows belong to one work item: its id in each. */
const byWork = {
  works: (_db: Database, id: string) => id,
  workHistories: (db: Database, id: string) => db.workHistories.get(id)?.workId,
  delegatedSections: (db: Database, id: string) => db.delegatedSections.get(id)?.workId,
} satisfies Partial<Record<TableName, (db: Database, id: string) => string | undefined>>

const followed = Object.keys(byWork) as (keyof typeof byWork)[]

/** Tables that decide about nobody's roles, for who acts for no colleague. A table not named here is taken to decide. */
const harmless: readonly TableName[] = [
  'batchDecisions',
  'contents',
  'dataUses',
  'keyedAnswers',
  'loggedEvents',
  'messages',
  'presences',
  'removedMessages',
  'removedWorks',
  'sessions',
  'textsToSign',
  'todoMarks',
  'uploads',
  'verificationCodes',
  'workReads',
]

const deciding = tableNames.filter((name) => !harmless.includes(name) && !followed.some((other) => other === name))

/** The revisions of all tables that a person's sight depends on. */
export interface SightMark {
  deciding: number
  followed: Readonly<Record<keyof typeof byWork, number>>
}

/** The current mark of a database. */
export function markOf(db: Database): SightMark {
  const { works, workHistories, delegatedSections } = db
  return {
    deciding: deciding.reduce((sum, name) => sum + db[name].revision, 0),
    followed: {
      works: works.revision,
      workHistories: workHistories.revision,
      delegatedSections: delegatedSections.revision,
    },
  }
}

/** The ids of work items to look at again since a mark; null: all of them, because people or rights changed, or too much. */
export function changedWorks(db: Database, since: SightMark): Set<string> | null {
  if (markOf(db).deciding !== since.deciding) return null
  const changed = new Set<string>()
  for (const name of followed) {
    const ids = db[name].changedSince(since.followed[name])
    if (ids === null) return null
    for (const id of ids) {
      const workId = byWork[name](db, id)
      // A removed row no longer says whose it was.
      if (workId === undefined) return null
      changed.add(workId)
    }
  }
  return changed
}
