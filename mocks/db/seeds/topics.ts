/** Seeds the topics (课题) of projects: splits declarations, binds leaders, fills in task books, progress and acceptance reports. */

import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { WorkAction } from '@/work/kind'
import { day } from '../../domain/durations'
import { rowsOf } from '../../domain/stored-values'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { beginWork } from '../../work/begin'
import { moveWork } from '../../work/steps'
import { giveTopic, openParts, partsOf, topicsOf } from '../../work/topics'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { TopicLinkRow } from '../rows-entry'
import type { WorkRow } from '../rows-work'
import { seededFileOf } from './filing-life'
import { fillIn } from './fill-in'
import { asOf } from './lived'

interface Plan {
  name: string
  /** The account that leads it. */
  leader: string
  funding: string
  /** How far its acceptance part has come; absent: its project has none yet. */
  acceptance?: 'filling' | 'submitted' | 'returned'
}

const expert = personaUserId('expert')
const researcher = personaUserId('researcher')

/** The topics of projects, and of one that waits for its approval, by number without the year and by applicant. */
const plans: readonly (readonly [guide: RegExp, applicant: string, topics: readonly Plan[]])[] = [
  [
    /DZ1200\d+$/,
    researcher,
    [
      { name: '课题一：路口多源感知与数据治理', leader: expert, funding: '18', acceptance: 'filling' },
      { name: '课题二：信号协同控制与示范应用', leader: 'user-4', funding: '16', acceptance: 'submitted' },
    ],
  ],
  [
    /DZ1200\d+$/,
    'user-2',
    [
      { name: '课题一：问答模型的联邦训练', leader: researcher, funding: '18', acceptance: 'returned' },
      { name: '课题二：政务知识库构建', leader: 'user-14', funding: '15', acceptance: 'filling' },
    ],
  ],
  [
    /DZ1100\d+$/,
    researcher,
    [
      { name: '课题一：巡检机器人多模态感知', leader: expert, funding: '15' },
      { name: '课题二：复杂场景路径规划', leader: 'user-4', funding: '12' },
    ],
  ],
]

const plansOf = ({ number, creatorId, state }: WorkRow): readonly Plan[] =>
  state === 'APPROVED' || state === 'UNDER_EVALUATION'
    ? (plans.find(([guide, applicant]) => creatorId === applicant && guide.test(number ?? ''))?.[2] ?? [])
    : []

/** Splits some declarations into topics, before their projects begin. */
export function declareTopics(db: Database): void {
  for (const declaration of db.works.where({ kind: 'DECLARATION' })) {
    const content = db.contents.get(declaration.id)
    const topics = plansOf(declaration).map(
      ({ name, leader, funding }, index): RowValue => ({
        id: `t${index + 1}`,
        cells: { name, funding, leader: db.users.get(leader)?.userFullname ?? '', unit: unitOf(db, leader) },
      }),
    )
    if (!content?.submitted || topics.length === 0) continue
    const declared = { hasTopics: 'yes', topics }
    db.contents.update(content.id, {
      values: { ...content.values, ...declared },
      submitted: { ...content.submitted, values: { ...content.submitted.values, ...declared } },
    })
  }
}

function unitOf(db: Database, userId: string): string {
  const [membership] = db.memberships.where({ userId, applyStatus: 2 })
  return db.units.get(membership?.unitId ?? '')?.unitName ?? ''
}

const planOf = (db: Database, { projectId, name }: TopicLinkRow): Plan | undefined => {
  const project = db.works.get(projectId ?? '')
  return project && plansOf(project).find((plan) => plan.name === name)
}

/** One step of a topic's part, by the person and at the time of the context. */
function step(db: Database, workId: string, by: string, at: number, action: WorkAction, opinion?: string): void {
  moveWork(asOf(db, workingMoment(at), by), workId, action, {
    opinion,
    seenRevision: db.contents.get(workId)?.revision,
  })
}

/** The task books of a project's topics: bound, filled in, submitted and confirmed in the days before the project's own. */
export function confirmTopicTasks(db: Database, project: WorkRow, until: number): void {
  for (const topic of topicsOf({ db }, project.id)) {
    const plan = planOf(db, topic)
    if (!plan || topic.boundBy !== null) continue
    db.topicLinks.update(topic.id, { leaderMobile: db.users.get(plan.leader)?.userMobile ?? '' })
    giveTopic(asOf(db, workingMoment(until - 10 * day), plan.leader), topic, plan.leader)
    const [task] = partsOf({ db }, topic.id)
    if (!task) continue
    const declared = db.contents.get(project.id)?.values ?? {}
    fillIn(asOf(db, workingMoment(until - 6 * day), plan.leader), task, () => shareOf(declared, plan))
    step(db, task.id, plan.leader, until - 4 * day, 'SUBMIT')
    step(db, task.id, project.creatorId, until - 2 * day, 'PASS')
  }
}

/** A topic's share of the declared budget: of each subject the same part, what is left over as labour. */
function shareOf(declared: FormValues, { funding, name }: Plan): Record<string, unknown> {
  const hundredths = (value: unknown) => Math.round(Number(value ?? 0) * 100)
  const costs = rowsOf(declared.directCosts)
  const total = costs.reduce((sum, { cells }) => sum + hundredths(cells.special), hundredths(declared.indirectSpecial))
  const share = (value: unknown) => Math.floor((hundredths(value) * hundredths(funding)) / total)
  const indirect = share(declared.indirectSpecial)
  const others = costs.filter(({ id }) => id !== 'labour').reduce((sum, { cells }) => sum + share(cells.special), 0)
  const labour = hundredths(funding) - indirect - others
  return {
    objective: `完成${name}的全部研究内容，达到课题考核指标，为项目总体目标提供支撑。`,
    approach: '按方案设计、关键技术研究、系统验证三个阶段组织实施，与其他课题按月对接接口与数据。',
    milestones: rowsOf(declared.milestones),
    indicators: rowsOf(declared.indicators).map((row) => ({
      ...row,
      cells: { ...row.cells, amount: String(Math.floor(Number(row.cells.amount ?? 0) / 3)) },
    })),
    directCosts: costs.map((row) => ({
      ...row,
      cells: {
        ...row.cells,
        special: String((row.id === 'labour' ? labour : share(row.cells.special)) / 100),
        selfRaised: '0',
      },
    })),
    indirectSpecial: String(indirect / 100),
    indirectSelfRaised: '0',
  }
}

/** Progress and acceptance of the topics of running projects, and notices of topics that wait for their leaders. */
export function seedTopics(db: Database, now: number): void {
  withCountedIds('topics', () => {
    for (const topic of db.topicLinks.all()) {
      const plan = planOf(db, topic)
      if (plan?.acceptance !== undefined && topic.boundBy !== null) goOn(db, topic, plan, now)
    }
    notices(db, now)
  })
}

/** A confirmed progress report of the half year, and the acceptance part up to its state. */
function goOn(db: Database, topic: TopicLinkRow, { leader, acceptance, funding }: Plan, now: number): void {
  const at = (daysAgo: number, who: string) => asOf(db, workingMoment(now - daysAgo * day), who)
  const projectLeader = db.works.get(topic.projectId ?? '')?.creatorId ?? ''
  const report = beginWork(at(24, leader), 'TOPIC_PROGRESS', topic.id, {})
  fillIn(at(20, leader), report, () => ({
    completed: acceptance === 'submitted' ? '95' : '80',
    spent: String(Math.round(Number(funding) * 70) / 100),
    work: '完成关键技术研究与样机联调，形成测试报告两份，与其他课题完成接口对接。',
    next: '完成示范应用与第三方测试，整理验收材料。',
    problems: '',
  }))
  step(db, report.id, leader, now - 18 * day, 'SUBMIT')
  step(db, report.id, projectLeader, now - 16 * day, 'PASS')
  openParts(at(14, leader), topic)
  const part = partsOf({ db }, topic.id).find(({ kind }) => kind === 'TOPIC_ACCEPTANCE')
  if (!part) return
  fillIn(at(9, leader), part, (values) => ({
    completedWork: '按课题任务书完成全部研究内容，考核指标全部达到，成果已在示范单位试用。',
    indicators: rowsOf(values.indicators).map((row) => ({
      ...row,
      cells: { ...row.cells, reached: String(row.cells.amount ?? '0') },
    })),
    spending: rowsOf(values.spending).map((row) => ({
      ...row,
      cells: { ...row.cells, spent: String(Math.round(Number(row.cells.budget ?? 0) * 90) / 100), note: '' },
    })),
    proofs: seededFileOf('课题成果证明.pdf'),
    accounts: seededFileOf('课题决算表.pdf'),
  }))
  if (acceptance === 'filling') return
  step(db, part.id, leader, now - 6 * day, 'SUBMIT')
  if (acceptance === 'returned')
    step(db, part.id, projectLeader, now - 3 * day, 'RETURN', '“考核指标完成情况”请补充测试报告编号。')
}

/** Topics of a running project whose leaders have a notice; one of them is bound already. */
function notices(db: Database, now: number): void {
  const [project] = db.works.where(
    ({ kind, state, number }) => kind === 'DECLARATION' && state === 'APPROVED' && /DZ1200007$/.test(number ?? ''),
  )
  const shared = {
    projectId: project?.id ?? null,
    projectNumber: project?.number ?? '',
    projectName: project?.title ?? '',
    projectLeader: db.users.get(project?.creatorId ?? '')?.userFullname ?? '',
    boundBy: null,
    remindedAt: null,
    opensAt: now + 20 * day,
    expiresAt: now + 30 * day,
  }
  db.topicLinks.insert({
    ...shared,
    id: 'topic-1',
    kind: 'TOPIC',
    number: `${project?.number}-2`,
    name: '课题二：多模态数据治理与评测基准',
    unitName: '上海申江大学',
    leaderName: '陈思远',
    leaderMobile: '13800001001',
    funding: '16',
    checkCode: null,
  })
  db.topicLinks.insert({
    ...shared,
    id: 'sub-1',
    kind: 'SUBPROJECT',
    number: '25DZ1200703',
    name: '子课题：端侧推理加速与示范应用',
    unitName: '浦源人工智能研究院',
    leaderName: '赵立群',
    leaderMobile: '13800001005',
    funding: '15',
    checkCode: 'R5T8Z4',
  })
  db.topicLinks.insert({
    ...shared,
    id: 'sub-2',
    kind: 'SUBPROJECT',
    number: '25DZ1200704',
    name: '子课题：安全评估与合规机制',
    unitName: '上海申江大学',
    leaderName: '沈国梁',
    leaderMobile: '13800001007',
    funding: '12',
    checkCode: 'V2J6L8',
    boundBy: personaUserId('academician'),
  })
}
