/** Adds many projects of one unit, for tests of long lists; called from the demo panel. */

import type { Database } from '../database'
import type { WorkRow } from '../rows-work'

/** Each is named after its original. */
const called = (name: string, index: number) => `${name}（第 ${index + 1} 项）`

/**
 * Many projects of one unit: copies of its approved projects with all their work items, under other numbers. They test
 * that lists page and nothing becomes slow.
 */
export function addManyProjects(db: Database, unitId: string, count: number): void {
  const originals = db.works.where({ kind: 'DECLARATION', unitId, state: 'APPROVED' })
  const works = db.works.all()
  const lives = originals.map((original) => works.filter(({ projectId }) => projectId === original.id))
  const firstSteps = new Map(
    db.workHistories
      .all()
      .toReversed()
      .map((step) => [step.workId, step]),
  )
  const before = works.filter(({ id, kind }) => kind === 'DECLARATION' && id.startsWith('many-')).length
  for (let index = before; index < before + count; index += 1) {
    const at = index % originals.length
    const original = originals[at]
    if (!original) return
    const projectId = `many-${index + 1}`
    const number = `${original.number?.slice(0, -3) ?? ''}${String(index + 1).padStart(4, '0')}`
    const again = (work: WorkRow, id: string, more: Partial<WorkRow>) => {
      db.works.insert({ ...work, id, number, title: called(work.title, index), ...more })
      const content = db.contents.get(work.id)
      if (content) db.contents.insert({ ...content, id })
      const first = firstSteps.get(work.id)
      if (first) db.workHistories.insert({ ...first, id: `${id}-${first.id}`, workId: id })
    }
    again(original, projectId, {})
    for (const work of lives[at] ?? [])
      again(work, `${projectId}-${work.id}`, {
        projectId,
        belongsTo: work.belongsTo === original.id ? projectId : work.belongsTo,
      })
  }
}
