/** Seeds requests to personas to confirm their part in the researcher's draft declaration. */

import type { FormValues, RowValue } from '@/smartform/schema/values'
import { memoryBlobs } from '../../blobs'
import { syncMembers } from '../../domain/members'
import { rowsOf } from '../../domain/stored-values'
import { workingMoment } from '../../domain/working-time'
import { type PersonaId, personaUserId } from '../../personas'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'

/** The personas whom the researcher asks to join a draft, and their months. */
const participants: readonly (readonly [persona: PersonaId, months: string, duty: string])[] = [
  ['expert', '6', '模型推理加速与端侧部署'],
  ['newResearcher', '4', '数据整理与测试'],
]

export function seedMemberParts(db: Database, now: number): void {
  const creatorId = personaUserId('researcher')
  const draft = db.works
    .where({ kind: 'DECLARATION', creatorId, state: 'DRAFT', formId: 'project-declaration' })
    .toSorted((a, b) => a.createdAt - b.createdAt)[0]
  const content = db.contents.get(draft?.id ?? '')
  if (!content) return
  // Their title is of the same series as the leader's.
  const title = content.values.leaderTitle ?? null
  const rows = participants.flatMap(([persona, months, duty]): RowValue[] => {
    const user = db.users.get(personaUserId(persona))
    const unit = db.memberships.where({ userId: user?.id })[0]?.unitId
    const cells = { name: user?.userFullname, mobile: user?.userMobile, title, role: 'core', months, duty }
    return [
      {
        id: `asked-${persona}`,
        cells: { ...cells, unit: db.units.get(unit ?? '')?.unitName ?? '' } as RowValue['cells'],
      },
    ]
  })
  const values = { ...content.values, members: [...rowsOf(content.values.members), ...rows] } as FormValues
  const caller = db.users.get(creatorId) ?? null
  const at = workingMoment(now - 24 * 3600_000)
  const updated = db.contents.update(content.id, { values })
  // The same ids at every start: a development server identifies its seeds by their rows.
  withCountedIds('member-parts', () => syncMembers({ db, blobs: memoryBlobs(), token: null, now: at, caller }, updated))
}
