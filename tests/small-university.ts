/** A university with its people, its supervising department and the commission, for tests of who has which part in a work item. */
import type { UserRow } from '@mocks/db/rows'
import type { WorkRow } from '@mocks/db/rows-work'
import { smallBackend } from './small-backend'

export const university = '上海申江大学'
/** A department of the university with an administrator of its own. */
export const materials = '材料系'

type Part = 'leader' | 'admin' | 'officer' | 'dean' | 'supervisor' | 'division' | 'auditor' | 'colleague'

/** The people by their part: `officer` administers the unit without a permission to review; `colleague` is of the same unit. */
export function smallUniversity() {
  const backend = smallBackend()
  const { person, member, unit, db } = backend
  unit(university)
  const permissions = ['s02.f006', 's01.f019', 's02.f026', 's23.f002', 's23.f003']
  const people: Record<Part, UserRow> = {
    leader: person('陈思远'),
    admin: person('王建华', permissions),
    officer: person('李敏'),
    dean: person('吴昊', permissions),
    supervisor: person('徐海宁', permissions),
    division: person('周航', permissions),
    auditor: person('郑立', permissions),
    colleague: person('赵立群', permissions),
  }
  member('陈思远', university)
  member('赵立群', university)
  member('王建华', university, { isAdmin: 1 })
  member('李敏', university, { isAdmin: 1 })
  member('吴昊', university, { departments: [{ id: materials, isAdmin: 1 }] })
  member('徐海宁', '科委', { isAdmin: 1, roleCodes: ['supervisor'], departments: [{ id: '处室一', isAdmin: 0 }] })
  member('周航', '科委', { departments: [{ id: '处室一', isAdmin: 1 }] })
  member('郑立', '立信会计师事务所')
  db.commissionDesks.insert({ id: 'FOREIGN_EXPERT', departmentIds: ['处室一', '处室二'] })
  /** The leader's work item `w` of the university, in the project `p`. */
  const given = (kind: string, more: Partial<WorkRow> = {}) =>
    backend.work(kind, 'w', { unitId: university, creatorId: '陈思远', projectId: 'p', ...more })
  return { backend, people, given }
}
