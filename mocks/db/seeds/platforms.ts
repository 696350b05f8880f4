/** Seeds the platforms with their monthly reports since January of last year; the next month waits to be begun. */

import { monthInBeijing, yearInBeijing } from '@/lib/time/beijing-time'
import { shiftMonth } from '@/lib/time/months'
import type { FormValues } from '@/smartform/schema/values'
import { memoryBlobs } from '../../blobs'
import type { BackendContext } from '../../context'
import { day } from '../../domain/durations'
import { workingMoment, workingMoments } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { createMonth, monthOf, reportsOf } from '../../work/kinds/monthly'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { PlatformRow, WorkRow } from '../rows-work'
import { unitIds } from './units'

/** Name, kind, unit, person, field, founding day, months behind, size against the first of its kind. */
interface PlatformPlan extends Pick<PlatformRow, 'id' | 'name' | 'kind' | 'unitId' | 'field' | 'foundedOn'> {
  personId?: string
  disabled?: true
  /** How many months it is behind the last month that could be reported. */
  behind: number
  size: number
}

const plans: readonly PlatformPlan[] = [
  {
    id: 'platform-function-1',
    name: '上海类脑智能研发与转化功能型平台',
    kind: 'FUNCTION',
    unitId: unitIds.institute,
    field: '人工智能',
    foundedOn: '2019-06-01',
    ...{ behind: 0, size: 1 },
  },
  {
    id: 'platform-service-1',
    name: '上海智能计算与数据分析专业技术服务平台',
    kind: 'SERVICE',
    unitId: unitIds.university,
    field: '信息技术服务',
    foundedOn: '2017-03-15',
    ...{ behind: 1, size: 1 },
  },
  {
    id: 'platform-service-2',
    name: '上海语音语言资源专业技术服务平台',
    kind: 'SERVICE',
    unitId: unitIds.university,
    field: '信息技术服务',
    foundedOn: '2012-10-08',
    disabled: true,
    ...{ behind: 0, size: 0.6 },
  },
  {
    id: 'platform-service-3',
    name: '上海先进材料表征专业技术服务平台',
    kind: 'SERVICE',
    unitId: unitIds.university,
    personId: 'user-3',
    field: '新材料',
    foundedOn: '2015-09-20',
    ...{ behind: 0, size: 1.7 },
  },
  {
    id: 'platform-function-2',
    name: '上海集成电路中试研发与转化功能型平台',
    kind: 'FUNCTION',
    unitId: unitIds.chipCompany,
    personId: 'user-17',
    field: '集成电路',
    foundedOn: '2020-11-11',
    ...{ behind: 2, size: 2.4 },
  },
  {
    id: 'platform-service-4',
    name: '上海临床样本与影像数据专业技术服务平台',
    kind: 'SERVICE',
    unitId: unitIds.hospital,
    personId: 'user-27',
    field: '生物医药',
    foundedOn: '2018-05-06',
    ...{ behind: 0, size: 0.8 },
  },
]

/** Figures that vary within a tenth, so that no month requires a reason. */
const roughly = (size: number, index: number) => String(Math.round(size * (1 + ((index * 7) % 5) / 50)))

/** The month, counted like `index`, in which an order of its own made the first service platform's income jump. */
const jumpAt = 15
const jump = { income: '131.5', incomeReason: '一家整车企业一次性采购全年模型评测服务，本月集中结算。' }

/** The answers of a month; `index` counts the months since the first seeded one. */
function filled({ kind, id, size }: PlatformPlan, month: string, index: number): FormValues {
  const about = (usual: number, at: number) => roughly(usual * size, at)
  const served = about(38, index)
  return kind === 'FUNCTION'
    ? {
        done: `完成类脑芯片第 ${index + 1} 轮测试，新增两家合作企业，共建实验室按计划运行。`,
        next: '继续推进中试线调试，组织一次产业对接活动。',
        spent: about(120, index),
        staff: about(56, index),
        contracts: about(9, index),
      }
    : {
        served,
        services: about(210, index),
        income: about(64, index),
        hours: about(540, index),
        totalServed: String(Math.round((400 + index * 35) * size)),
        case: `${Number(month.slice(5))}月为一家中小企业完成模型评测与数据标注，缩短研发周期约两周。`,
        ...(id === 'platform-service-1' && index === jumpAt && jump),
      }
}

/** When a month was submitted: on the sixth of the next month, or the working day before. */
const reportedAt = (month: string) => workingMoment(Date.parse(`${shiftMonth(month, 1)}-06T10:00:00+08:00`))

/** The backend context of a person at an earlier time. */
function at(db: Database, userId: string, now: number): BackendContext {
  return { db, blobs: memoryBlobs(), token: null, quiet: true, whole: true, now, caller: db.users.get(userId) ?? null }
}

/** Submits a month by the backend's own rules, on the day of its submission. */
function report(db: Database, plan: PlatformPlan, platform: PlatformRow, month: string, index: number): WorkRow {
  const now = reportedAt(month)
  const context = at(db, platform.personId, now)
  const work =
    reportsOf(context, platform).find((report) => monthOf(report) === month) ?? createMonth(context, platform, month)
  const content = db.contents.get(work.id)
  db.contents.update(work.id, {
    values: { ...content?.values, ...filled(plan, month, index) },
    revision: 2,
    savedAt: now,
    savedBy: context.caller?.userFullname ?? null,
  })
  moveWork(context, work.id, 'BEGIN')
  return moveWork(context, work.id, 'SUBMIT', { seenRevision: 2 })
}

/** The last month that a platform has submitted; the disabled one stopped at the end of last year. */
function lastReported({ disabled, behind }: PlatformPlan, now: number): string {
  const thisMonth = monthInBeijing(now)
  const lastDecember = `${Number(thisMonth.slice(0, 4)) - 1}-12`
  if (disabled) return now > reportedAt(lastDecember) ? lastDecember : shiftMonth(lastDecember, -1)
  const reported = now > reportedAt(shiftMonth(thisMonth, -1))
  return shiftMonth(thisMonth, reported ? -1 - behind : -2 - Math.max(0, behind - 1))
}

/** The host unit returned the last report of this platform. */
const returned = {
  id: 'platform-service-3',
  opinion: '服务收入与财务处登记的到款不一致，请核对本月到账金额后重新提交。',
  path: 'income',
}

/** This platform is built by a project of the same person. */
const built = { id: 'platform-function-1', guide: /DZ1200/ }

function projectOf(db: Database, creatorId: string): string | null {
  const projects = db.works.where({ kind: 'DECLARATION', state: 'APPROVED', creatorId })
  return projects.find(({ number }) => built.guide.test(number ?? ''))?.id ?? null
}

/** Returns a platform's last report in working hours of the last days. */
function giveBack(db: Database, { id, submittedAt, stateSince }: WorkRow, now: number): void {
  const [when = now] = workingMoments(Math.max(submittedAt ?? stateSince, now - 4 * day), now, [0.6])
  const comments = [{ path: returned.path, text: returned.opinion, need: 'REQUIRED' as const }]
  moveWork(at(db, personaUserId('unitAdministrator'), when), id, 'RETURN', { opinion: returned.opinion, comments })
}

export function seedPlatforms(db: Database, now: number): void {
  const lastYear = yearInBeijing(now) - 1
  for (const plan of plans) {
    const { behind, size, disabled = false, personId = personaUserId('researcher'), ...facts } = plan
    const platform = db.platforms.insert({ ...facts, personId, disabled: false, projectId: null, remindedAt: null })
    allow(db, personId)
    withCountedIds(plan.id, () => {
      const first = `${lastYear}-${disabled ? '10' : '01'}`
      const last = lastReported(plan, now)
      let index = 0
      let work: WorkRow | undefined
      for (let month = first; month <= last; month = shiftMonth(month, 1))
        work = report(db, plan, platform, month, index++)
      if (work && plan.id === returned.id) giveBack(db, work, now)
    })
    if (disabled) disable(db, platform)
    if (plan.id === built.id) db.platforms.update(platform.id, { projectId: projectOf(db, personId) })
  }
}

/** A person who reports for a platform has its pages in the menu. */
function allow(db: Database, personId: string): void {
  const permissions = db.users.get(personId)?.permissions ?? []
  if (!permissions.includes('s02.f9008')) db.users.update(personId, { permissions: [...permissions, 's02.f9008'] })
}

/** A disabled platform keeps what it submitted; the report that waited is gone. */
function disable(db: Database, { id }: PlatformRow): void {
  db.platforms.update(id, { disabled: true })
  for (const open of db.works.where({ belongsTo: id, state: 'NOT_FILLED' })) {
    db.works.remove(open.id)
    db.contents.remove(open.id)
    for (const entry of db.workHistories.where({ workId: open.id })) db.workHistories.remove(entry.id)
  }
}
