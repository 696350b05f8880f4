/** A year of the award with those who may nominate, for tests of nominations and award reports. */
import type { WorkRow } from '@mocks/db/rows-work'
import { smallUniversity, university } from './small-university'

/** The university, where 钱院士 nominates as a person and 王建华 for the unit; 2026 is open for ten days, its filing for forty. */
export function smallAwards() {
  const { backend } = smallUniversity()
  const { db, now, day, person, content, work } = backend
  person('钱院士', [], { awardState: 3, userEnglishname: 'Qian' })
  db.users.update('王建华', { awardState: 2 })
  db.awardYears.insert({
    id: '2026',
    year: 2026,
    opensAt: now - day,
    nominateBy: now + 10 * day,
    reportBy: now + 40 * day,
  })
  /** A submitted nomination by 钱院士 in 自然科学奖, of 陈思远 for an achievement. */
  const nomination = (id: string, more: Partial<WorkRow> = {}, values: object = {}): WorkRow => {
    const answers = {
      nomineeKind: 'PERSON',
      nomineeName: '陈思远',
      nomineeUnit: university,
      achievement: '深海传感',
      ...values,
    }
    content(id, answers)
    const { facts, ...rest } = more
    return work('NOMINATION', id, {
      ...{ belongsTo: 'science', creatorId: '钱院士', title: '深海传感', state: 'NOMINATED', number: 'TM20260001' },
      facts: {
        ...{ year: 2026, category: '自然科学奖', categoryEnglish: 'Natural Science Award', type: 'project' },
        ...{ award: '上海市科学技术奖', awardEnglish: 'Shanghai Award', nominator: '钱院士', nominatorEnglish: 'Qian' },
        ...{ nominatorKind: 'PERSON', checkCode: 'ABC234', achievement: '深海传感', nomineeUnit: university },
        reportBy: now + 40 * day,
        ...facts,
      },
      ...rest,
    })
  }
  return { backend, nomination }
}
