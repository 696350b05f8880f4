/** Seeds the foreign-expert projects: some wait for their leader to bind them, the others are filed and have annual checks. */

import Big from 'big.js'
import { yearInBeijing } from '@/lib/time/beijing-time'
import { endOfDayAfter } from '@/lib/time/working-days'
import type { DictionaryValue, FormValues, RowValue } from '@/smartform/schema/values'
import { day } from '../../domain/durations'
import { type FieldName, fieldOfMajor } from '../../domain/invented/subjects'
import { randomFrom } from '../../domain/random'
import { isApproved } from '../../domain/unit/memberships'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { createExpertProject } from '../../work/kinds/foreign-expert'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { ExpertProjectRow } from '../rows-filings'
import type { WorkRow } from '../rows-work'
import { dictionaryId } from './dictionary-id'
import { type FilingLife, liveFiling, seededFileOf } from './filing-life'
import { unitIds } from './units'

interface Plan {
  unit: keyof typeof unitIds
  field: FieldName
  name: string
  /** Family name and given names, nationality, sex, passport, employer abroad. */
  expert: readonly [
    family: string,
    given: string,
    nationality: string,
    sex: 'M' | 'F',
    passport: string,
    employer: string,
  ]
  /** How many years ago its expert's first stay was. */
  began: number
  /** Its progress; absent: it waits to be bound. */
  life?: FilingLife
  /** Progress of this year's check; the checks of earlier years have passed. */
  check?: FilingLife
  own?: true
  abnormal?: true
  closed?: true
}

// biome-ignore format: a table reads best as one
const plans: readonly Plan[] = [
  { unit: 'university', field: 'artificialIntelligence', name: '海洋机器人自主导航', expert: ['NIELSEN', 'LARS', 'DNK', 'M', '210457783', 'Technical University of Denmark'], began: 0, life: 'review' },
  { unit: 'university', field: 'artificialIntelligence', name: '可信人工智能评测方法联合研究', expert: ['MÜLLER', 'ANNA SOPHIE', 'DEU', 'F', 'C01X00T47', 'Technische Universität München'], began: 0, own: true },
  { unit: 'university', field: 'artificialIntelligence', name: '多语言大模型联合评测', expert: ["O'NEILL", 'MARY-ANN', 'IRL', 'F', 'PA1234567', 'Trinity College Dublin'], began: 1, life: 'accepted', own: true },
  { unit: 'university', field: 'artificialIntelligence', name: '机器学习理论短期讲学', expert: ['LAURENT', 'PIERRE', 'FRA', 'M', '19AV83412', 'École normale supérieure'], began: 0, life: 'returned', own: true },
  { unit: 'university', field: 'artificialIntelligence', name: '图神经网络合作研究', expert: ['ROSSI', 'SOFIA', 'ITA', 'F', 'YA8812345', 'Politecnico di Milano'], began: 1, own: true, abnormal: true },
  { unit: 'university', field: 'artificialIntelligence', name: '人机协同引智项目', expert: ['COHEN', 'DAVID', 'ISR', 'M', '32114587', 'Technion'], began: 1, own: true, closed: true },
  { unit: 'university', field: 'materials', name: '新型储能材料国际合作', expert: ['SATO', 'KENJI', 'JPN', 'M', 'TR4415526', 'Tohoku University'], began: 1, life: 'accepted', check: 'review' },
  { unit: 'university', field: 'materials', name: '热电材料讲席', expert: ['HOFFMANN', 'JONAS', 'CHE', 'M', 'X1823746', 'ETH Zürich'], began: 0, life: 'review' },
  { unit: 'university', field: 'materials', name: '固态电解质联合研究', expert: ['TANAKA', 'YUKI', 'JPN', 'F', 'TZ1203377', 'Kyoto University'], began: 0, life: 'submitted' },
  { unit: 'hospital', field: 'medicine', name: '罕见病基因治疗引智项目', expert: ['LINDGREN', 'ERIK', 'SWE', 'M', '94218867', 'Karolinska Institutet'], began: 0, life: 'refused' },
  { unit: 'university', field: 'medicine', name: '精准医学数据标准引智项目', expert: ['CARTER', 'EMILY JANE', 'GBR', 'F', '533380006', 'University of Oxford'], began: 2, life: 'accepted', check: 'accepted' },
  { unit: 'hospital', field: 'medicine', name: '单细胞组学人才引进', expert: ['VAN DER BERG', 'ELISE', 'NLD', 'F', 'NW2R41KP8', 'Erasmus MC'], began: 0, life: 'review' },
  { unit: 'chipCompany', field: 'chips', name: '硅光互连联合研究', expert: ['DUBOIS', 'CLAIRE', 'FRA', 'F', '20CD55120', 'CEA-Leti'], began: 1, life: 'accepted', check: 'submitted' },
  { unit: 'chipCompany', field: 'chips', name: '射频前端可靠性引智项目', expert: ['MORI', 'HIROSHI', 'JPN', 'M', 'TK8820193', 'University of Tokyo'], began: 0, life: 'received' },
]

const entry = (db: Database, type: string, code: string): DictionaryValue => ({
  id: dictionaryId(type, code),
  code,
  name: db.dictionaries.get(dictionaryId(type, code))?.name ?? code,
})

/** The answers of a project: a stay of sixty days, all papers in order. */
function projectValues(db: Database, { expert }: Plan, year: number, values: FormValues): Record<string, unknown> {
  const [familyName, givenNames, nationality, sex, number, employer] = expert
  const amount = new Big(String(values.granted ?? '0'))
  const travel = amount.times('0.3').round(1, 0)
  const living = amount.times('0.3').round(1, 0)
  const parts: Readonly<Record<string, Big>> = { travel, living, fee: amount.minus(travel).minus(living) }
  return {
    ...{ familyName, givenNames, sex, employer, bornOn: '1971-05-14' },
    ...{ position: 'Professor', email: `${familyName.replace(/[^A-Z]/g, '').toLowerCase()}@example.org` },
    nationality: entry(db, 'user_nationality', nationality),
    degree: entry(db, 'user_degree', '2'),
    passport: { type: '414', number },
    passportUntil: `${year + 6}-08-31`,
    permit: 'permit',
    permitNumber: `SH${year}0${number
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, 8)
      .padEnd(8, '0')}`,
    permitUntil: `${year + 2}-12-31`,
    ...{ entryOn: `${year}-09-05`, departureOn: `${year}-11-03` },
    plan: '与专家围绕项目主题开展联合研究，开设短期课程，联合指导研究生，共同撰写论文。',
    results: '合作发表论文两篇，形成联合研究方案一份，联合培养研究生三名。',
    lectures: '6',
    amount: amount.toString(),
    costs: (values.costs as readonly RowValue[]).map((row) => ({
      ...row,
      cells: { ...row.cells, amount: parts[row.id]?.toString() ?? '0' },
    })),
    passportCopy: seededFileOf('护照资料页.pdf'),
    invitation: seededFileOf('邀请函.pdf'),
    permitCopy: seededFileOf('外国人工作许可证.pdf'),
    commitment: true,
  }
}

/** The answers of an annual check: the expert came as planned, four fifths of the funds are spent. */
function checkValues(values: FormValues): Record<string, unknown> {
  const year = String(values.year)
  return {
    came: true,
    ...{ entryOn: `${year}-03-08`, departureOn: `${year}-05-06`, permit: 'permit' },
    done: '开设课程一门，联合研究按计划推进，完成实验方案和首批数据分析。',
    ...{ papers: '2', students: '3', lectures: '6', fits: 'asPlanned' },
    spent: new Big(String(values.granted || '0')).times('0.8').round(2).toString(),
    proof: seededFileOf('入境记录与支出凭证.pdf'),
  }
}

/** Foreign-expert projects: some wait for their leader to bind them, the others are filed and checked each year. */
export function seedForeignExperts(db: Database, now: number): void {
  const random = randomFrom(20260703)
  const thisYear = yearInBeijing(now)
  for (const [index, plan] of plans.entries()) {
    const unitId = unitIds[plan.unit]
    const people = db.memberships.where((membership) => {
      const user = db.users.get(membership.userId)
      const fits = user !== undefined && user.persona === null && fieldOfMajor(user.userMajor) === plan.field
      return membership.unitId === unitId && isApproved(membership) && membership.isAdmin === 0 && fits
    })
    const leaderId = plan.own ? personaUserId('researcher') : random.pick(people).userId
    const year = thisYear - plan.began
    const opensAt = now - 60 * day
    const project = db.expertProjects.insert({
      id: `expert-project-${index + 1}`,
      number: `${String(year).slice(2)}WZ${String(2001 + index * 13)}`,
      name: plan.name,
      expertName: `${plan.expert[0]} ${plan.expert[1]}`,
      unitId,
      leaderName: db.users.get(leaderId)?.userFullname ?? '',
      checkCode: `E${(index + 3) * 7}K${(index + 2) * 9}W`,
      funding: String(12 + (index % 5) * 4),
      // Relative to today, so that a project can always be reported; one period is over.
      opensAt: plan.closed ? opensAt - 90 * day : opensAt,
      closesAt: endOfDayAfter(now, plan.closed ? -30 : 45),
      abnormal: plan.abnormal ?? false,
      boundBy: plan.life ? leaderId : null,
    })
    if (plan.life) withCountedIds(project.id, () => file(db, project, plan, leaderId, year, now))
    const filed = db.works.where({ kind: 'FOREIGN_EXPERT', belongsTo: project.id })[0]
    if (filed && plan.life === 'accepted') seedChecks(db, filed, plan, thisYear, now)
  }
  notifyLeader(db, now)
}

function file(
  db: Database,
  project: ExpertProjectRow,
  plan: Plan,
  creatorId: string,
  year: number,
  now: number,
): WorkRow {
  const { life = 'review' } = plan
  return during(db, project, () =>
    liveFiling(
      db,
      {
        ...{ kind: 'FOREIGN_EXPERT', belongsTo: project.id, creatorId, life },
        filedAt:
          life === 'accepted'
            ? Date.parse(`${year}-02-20T10:00:00+08:00`)
            : life === 'received' || life === 'refused'
              ? now - 13 * day
              : now - (4 + (plan.name.length % 5) * 2) * day,
        opinion:
          life === 'refused'
            ? '专家已受聘于同一单位的其他引智项目，不重复支持。'
            : '“邀请函”未加盖单位公章，请补充后重新提交；“离境日期”请与邀请函一致。',
        fill: (values) => projectValues(db, plan, year, values),
      },
      (context) => createExpertProject(context, project, creatorId),
    ),
  )
}

/** The checks of the years after the first, and this year's check up to its progress. */
function seedChecks(db: Database, filed: WorkRow, plan: Plan, thisYear: number, now: number): void {
  const project = db.expertProjects.get(filed.belongsTo)
  const first = thisYear - plan.began
  for (let year = first; year <= thisYear && project; year += 1) {
    // In the first days of a year no check has been submitted yet.
    const life = year < thisYear ? 'accepted' : yearInBeijing(now - 25 * day) === year ? plan.check : undefined
    if (!life) continue
    const lately = now - (life === 'accepted' ? 20 : 4) * day
    const filedAt = year < thisYear ? Date.parse(`${year}-11-18T10:00:00+08:00`) : lately
    withCountedIds(`${filed.id}-${year}`, () =>
      during(db, project, () =>
        liveFiling(db, {
          ...{ kind: 'FOREIGN_EXPERT_CHECK', belongsTo: filed.id, creatorId: filed.creatorId, facts: { year }, life },
          ...{ filedAt, opinion: '', fill: checkValues },
        }),
      ),
    )
  }
}

/** Runs steps within a period that was open then; what begins in it has the project's own date. */
function during<Result>(db: Database, project: ExpertProjectRow, live: () => Result): Result {
  const { opensAt, closesAt } = project
  db.expertProjects.update(project.id, { opensAt: 0, closesAt: Number.MAX_SAFE_INTEGER })
  try {
    return live()
  } finally {
    for (const { id } of db.works.where({ deadline: Number.MAX_SAFE_INTEGER }))
      db.works.update(id, { deadline: closesAt })
    db.expertProjects.update(project.id, { opensAt, closesAt })
  }
}

/** The notice of the project that the demo researcher can bind. */
function notifyLeader(db: Database, now: number): void {
  const userId = personaUserId('researcher')
  const [project] = db.expertProjects.where(
    ({ boundBy, abnormal, closesAt, leaderName }) =>
      boundBy === null && !abnormal && closesAt > now && leaderName === db.users.get(userId)?.userFullname,
  )
  if (!project) return
  const { id, number, name, checkCode } = project
  db.messages.insert({
    id: `message-${id}`,
    userId,
    createDate: workingMoment(now - 11 * day),
    read: true,
    contentType: 'INBOX',
    title: `请绑定外国专家项目《${name}》`,
    titleEn: `Please bind the foreign expert project “${name}”`,
    contentEn: `<p>The foreign expert project “${name}” (number ${number}) is approved; its check code is ${checkCode}. Please bind it and file.</p>`,
    content: `<p>外国专家项目《${name}》（编号 ${number}）已立项，校验码 ${checkCode}。请绑定后填报。</p>`,
    system: 's02',
    link: `/expertProject/${id}`,
    todo: null,
  })
}
