/** A review panel of 1,000 papers and 200 experts in the embedded backend, for `bench/assignment.mjs`. */
import type { Database } from '../mocks/db/database'

/** The panel that `seedLargePanel` makes. */
export const largePanelId = 'panel-large'

/**
 * Makes a panel of 1,000 papers and 200 experts out of the seeded one: each paper with a leader of its own and the resume
 * of a seeded one and the answers of a seeded paper, the experts in fifty units.
 */
export function seedLargePanel(db: Database): void {
  const [panel] = db.reviewPanels.all()
  const experts = db.users.where({ expertFlag: 1 })
  if (!panel || experts.length === 0) throw new Error('the seeds have no panel')
  const copyUser = (from: string, id: string, name: string, expertFlag: 0 | 1) => {
    const user = db.users.get(from)
    if (!user) throw new Error(`no user ${from}`)
    db.users.insert({ ...user, id, userFullname: name, expertFlag })
  }
  const paperIds = Array.from({ length: 1000 }, (_, index) => {
    const work = db.works.get(panel.paperIds[index % panel.paperIds.length] ?? '')
    const content = db.contents.get(work?.id ?? '')
    if (!work || !content) throw new Error('a seeded paper has no answers')
    const id = `large-paper-${index}`
    copyUser(work.creatorId, `large-leader-${index}`, `申报人${index}`, 0)
    for (const entry of db.resumeEntries.where({ userId: work.creatorId }))
      db.resumeEntries.insert({ ...entry, id: `${entry.id}-${index}`, userId: `large-leader-${index}` })
    db.works.insert({
      ...work,
      id,
      creatorId: `large-leader-${index}`,
      number: `26DZ9${String(index).padStart(6, '0')}`,
    })
    db.contents.insert({ ...content, id })
    return id
  })
  const [membership] = db.memberships.where({ applyStatus: 2 })
  const [unit] = db.units.all()
  if (!membership || !unit) throw new Error('the seeds have no unit')
  for (let index = 0; index < 50; index += 1)
    db.units.insert({ ...unit, id: `large-unit-${index}`, unitName: `第${index}研究所` })
  const expertIds = experts.map(({ id }) => id)
  for (let index = expertIds.length; index < 200; index += 1) {
    const id = `large-expert-${index}`
    copyUser(experts[index % experts.length]?.id ?? '', id, `专家${index}`, 1)
    db.memberships.insert({ ...membership, id: `${id}-unit`, userId: id, unitId: `large-unit-${index % 50}` })
    expertIds.push(id)
  }
  const pairs = paperIds.flatMap((paperId, index) =>
    [0, 1, 2].map((place) => ({ paperId, expertId: expertIds[(3 * index + place) % expertIds.length] ?? '' })),
  )
  db.reviewPanels.insert({ ...panel, id: largePanelId, paperIds, expertIds, pairs })
}
