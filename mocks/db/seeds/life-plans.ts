/** Plans the events of each seeded project after its approval (task book, change, acceptance, audit …); for `lives.ts`. */

import { personaUserId } from '../../personas'
import type { WorkRow } from '../rows-work'
import {
  applied,
  audited,
  closed,
  confirmed,
  costsAudited,
  evaluated,
  examined,
  failed,
  judged,
  performed,
  recommended,
  rectifying,
} from './closing-events'
import {
  begunBook,
  filed,
  longer,
  longerAgreed,
  moved,
  passed,
  returnedBook,
  signed,
  signedAfterReturn,
  signing,
} from './contract-events'
import type { Event } from './life-events'

/** Finished projects whose technical report is evaluated; two have their performance confirmed. */
const finished: readonly (readonly Event[])[] = [
  [
    ...closed,
    evaluated(
      ['18', '27', '26', '17'],
      'excellent',
      '报告结构完整，方法有原创性，第三方检测数据充分，已在两家单位应用。',
    ),
    ...confirmed,
  ],
  [
    ...closed,
    evaluated(['16', '23', '24', '15'], 'good', '技术路线清楚，指标达到任务书约定，对比试验的样本量可以再充实。'),
    ...performed,
  ],
  [...closed, evaluated(['15', '20', '22', '12'], 'good', '结论可靠，创新点表述偏多，建议归纳为两项并补充推广条件。')],
  [
    ...closed,
    evaluated(['13', '16', '18', '10'], 'fair', '主要内容齐全，长期运行数据不足，可推广性的论证较弱，基本达到要求。'),
    ...confirmed,
  ],
]

/** The lives of the demo researcher's projects, by the start of their number. */
const researchers: readonly (readonly [guide: RegExp, events: readonly Event[]])[] = [
  [/DZ1200/, [...signedAfterReturn, ...audited, ...longerAgreed]],
  [/JC1400/, [...signed, ...audited, ...moved, ...closed, costsAudited]],
  [/692100/, returnedBook],
]

/** The lives of the other projects, assigned in turn. */
const others: readonly (readonly Event[])[] = [
  signed,
  filed,
  [...signed, ...longer],
  passed,
  [...signed, ...applied],
  [begunBook],
  [...signed, ...audited, ...recommended],
  signing,
  [...signed, ...judged],
  returnedBook,
  [],
  [...signed, ...longerAgreed],
  [...signed, ...audited, ...closed],
  [...signed, ...examined(['pass'], true)],
  [...signed, ...examined(['pass', 'rectify', 'pass'])],
  [...signed, ...rectifying],
  [...signed, ...failed],
]

/** How many projects go on after approval: each plan once, most of them twice. */
const most = 30

/** The lives of policy studies, without prototypes, parts and tests. */
const soft = [signed, passed, filed, signing] as const

export function lifeOf({ creatorId, number }: WorkRow, ofPolicy: boolean, index: number): readonly Event[] {
  const own =
    creatorId === personaUserId('researcher') ? researchers.find(([guide]) => guide.test(number ?? '')) : undefined
  const plans = ofPolicy ? soft : others
  const closing = ofPolicy ? undefined : finished[index - most]
  // Every project has started. The number of those that go further is limited by the time that seeding may take.
  return own?.[1] ?? (index < most ? plans[index % plans.length] : closing && [...signed, ...closing]) ?? []
}
