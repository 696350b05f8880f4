/** Seeds the reports of this year's award in every state, by real steps: begun, confirmed, submitted, examined, published, objected to. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import type { WorkAction } from '@/work/kind'
import type { BackendContext } from '../../context'
import { syncContributors } from '../../domain/awards/contributors'
import { day } from '../../domain/durations'
import { isApproved } from '../../domain/unit/memberships'
import { workingMoments } from '../../domain/working-time'
import { type PersonaId, personaUserId } from '../../personas'
import { beginWork } from '../../work/begin'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { WorkRow } from '../rows-work'
import { objectionAnswers, reportAnswers } from './award-answers'
import { liveNomination } from './awards'
import { fillIn } from './fill-in'
import { asOf } from './lived'
import { unitIds } from './units'

/** Plan of a seeded report: its people's names, its progress, and its start and end. */
interface ReportPlan {
  by: Extract<PersonaId, 'academician' | 'awardUnitOfficer'>
  category: string
  achievement: string
  /** The achievement in English, as the report gives it. */
  english: string
  unit: keyof typeof unitIds
  /** In order; the first one files it. */
  persons: readonly string[]
  to: 'filling' | 'nominator' | 'examination' | 'material' | 'accepted'
  /** Days ago. */
  from: number
  until: number
  objection?: { by: PersonaId; ruling?: string }
}

// biome-ignore format: a table reads best as one
const plans: readonly ReportPlan[] = [
  { by: 'academician', category: 'invention', achievement: '可解释工业质检关键技术及装备', english: 'Explainable industrial inspection: key technologies and equipment', unit: 'university', persons: ['李文博', '陈思远', '张雪'], to: 'filling', from: 30, until: 3 },
  { by: 'awardUnitOfficer', category: 'progress', achievement: '城市桥梁健康监测与韧性评估', english: 'Health monitoring and resilience assessment of city bridges', unit: 'university', persons: ['刘海峰', '韩冰'], to: 'nominator', from: 32, until: 4 },
  { by: 'academician', category: 'science', achievement: '视觉表征学习的泛化机理', english: 'How learnt visual representations generalise', unit: 'university', persons: ['许志鹏'], to: 'examination', from: 33, until: 6 },
  { by: 'awardUnitOfficer', category: 'invention', achievement: '端侧推理加速芯片及系统', english: 'Chips and systems for inference on devices', unit: 'institute', persons: ['赵立群', '叶青'], to: 'material', from: 34, until: 4 },
  { by: 'awardUnitOfficer', category: 'progress', achievement: '急性脑卒中救治体系与关键技术', english: 'Emergency care of acute stroke: system and key technologies', unit: 'hospital', persons: ['谢家明', '杜伟'], to: 'accepted', from: 36, until: 9, objection: { by: 'auditor', ruling: '经核查，完成人排序与各单位提供的贡献证明一致，异议所依据的论文不在支撑材料中。' } },
  { by: 'awardUnitOfficer', category: 'progress', achievement: '都市绿叶菜病虫害绿色防控', english: 'Green pest control for leafy vegetables in cities', unit: 'farmInstitute', persons: ['陶然', '姜楠'], to: 'accepted', from: 37, until: 8, objection: { by: 'auditor' } },
]

/**
 * Reports of this year's award, made by real steps: started at binding, confirmed by all named people, submitted,
 * examined, published, objected to.
 */
export function seedAwardReports(db: Database, now: number): void {
  for (const [index, plan] of plans.entries()) liveReport(db, plan, index, now)
}

function liveReport(db: Database, plan: ReportPlan, index: number, now: number): void {
  const { by, category, achievement, to, from, until } = plan
  const unitId = unitIds[plan.unit]
  const unitName = db.units.get(unitId)?.unitName ?? ''
  const persons = plan.persons.map((name) => {
    const [user] = db.users.where(({ id, userFullname }) => userFullname === name && belongs(db, id))
    if (!user) throw new Error(`nobody is called ${name}`)
    return user
  })
  const [nominee, ...others] = persons
  if (!nominee) return
  const nomination = liveNomination(db, {
    ...{ id: `report-${index + 1}`, by, category, nominee: [nominee.userFullname, unitName], achievement },
    ...{
      mobile: nominee.userMobile ?? '',
      ticket: [`TM${yearInBeijing(now)}01${10 + index}`, `R${index + 2}T6Y${index + 3}`],
    },
    ...{ boundBy: nominee.id, at: now - from * day },
  })
  const [report] = db.works.where({ kind: 'AWARD_REPORT', belongsTo: nomination.id })
  if (!report) return
  const shares = [0.1, 0.3, 0.4, 0.5, 0.6, 0.9]
  const times = workingMoments(now - from * day, now - until * day, shares)
  const then = (at: number, userId: string): BackendContext => ({
    ...asOf(db, times[at] ?? now - until * day, userId),
    whole: true,
  })
  withCountedIds(`report-${index + 1}-filed`, () => {
    const filing = then(0, nominee.id)
    const named = {
      english: plan.english,
      persons: others.map((user) => ({ user, unitName })),
      units: [{ id: unitId, unitName }],
    }
    fillIn(filing, report, (values) => reportAnswers(db, values, named))
    const content = db.contents.get(report.id)
    if (content) syncContributors(filing, content)
    if (to === 'filling') return
    for (const part of db.works.where({ belongsTo: report.id }))
      step(
        then(1, part.kind === 'AWARD_PERSON' ? (part.assigned.member?.[0] ?? '') : adminOf(db, unitId)),
        part,
        'SIGN',
      )
    step(then(2, nominee.id), report, 'SUBMIT')
    if (to === 'nominator') return
    step(then(3, personaUserId(by)), report, 'PASS', '材料真实，同意提名。')
    if (to === 'examination') return
    const commission = then(5, personaUserId('supervisingDepartment'))
    if (to === 'material')
      moveWork(commission, report.id, 'RECTIFY', {
        opinion: '请按所列各处补正，补正材料与原材料一并送审。',
        comments: [
          { path: 'appliedSince', text: '应用证明的起始日期晚于所填日期，请说明并补充首次应用的证明。' },
          { path: 'sealed', text: '盖章页缺少第一完成单位公章，请重新上传。' },
        ],
      })
    else step(commission, report, 'PASS')
    if (plan.objection) object(db, report, plan.objection, now - until * day, now)
  })
}

const belongs = (db: Database, userId: string) => db.memberships.where({ userId }).some(isApproved)

function adminOf(db: Database, unitId: string): string {
  return (
    db.memberships.where(
      (membership) => membership.unitId === unitId && membership.isAdmin === 1 && isApproved(membership),
    )[0]?.userId ?? ''
  )
}

function step(context: BackendContext, { id }: Pick<WorkRow, 'id'>, action: WorkAction, opinion?: string): void {
  moveWork(context, id, action, { opinion, seenRevision: context.db.contents.get(id)?.revision })
}

/** An objection made by real steps: filed, and ruled on where the plan says so. */
function object(
  db: Database,
  report: WorkRow,
  { by, ruling }: NonNullable<ReportPlan['objection']>,
  from: number,
  now: number,
) {
  const times = workingMoments(from, now, [0.2, 0.3, 0.6])
  const then = (at: number, persona: PersonaId): BackendContext => ({
    ...asOf(db, times[at] ?? now, personaUserId(persona)),
    whole: true,
  })
  const work = beginWork(then(0, by), 'AWARD_OBJECTION', report.id, {})
  fillIn(then(0, by), work, objectionAnswers)
  step(then(1, by), work, 'SUBMIT')
  if (ruling !== undefined) step(then(2, 'supervisingDepartment'), work, 'REFUSE', ruling)
}
