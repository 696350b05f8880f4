import type { FormValues } from '@/smartform/schema/values'
import { memoryBlobs } from '../../blobs'
import type { BackendContext } from '../../context'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import { createMonth, monthAfter, monthOf, reportsOf } from '../../work/kinds/monthly'
import { moveWork } from '../../work/steps'
import type { Database } from '../database'
import { withCountedIds } from '../new-id'
import type { PlatformRow } from '../rows-work'
import { unitIds } from './units'

function platforms(): PlatformRow[] {
  const own = { personId: personaUserId('researcher'), disabled: false }
  return [
    {
      ...own,
      id: 'platform-function-1',
      name: '上海类脑智能研发与转化功能型平台',
      kind: 'FUNCTION',
      unitId: unitIds.institute,
      field: '人工智能',
      foundedOn: '2019-06-01',
    },
    {
      ...own,
      id: 'platform-service-1',
      name: '上海智能计算与数据分析专业技术服务平台',
      kind: 'SERVICE',
      unitId: unitIds.university,
      field: '信息技术服务',
      foundedOn: '2017-03-15',
    },
    {
      ...own,
      id: 'platform-service-2',
      name: '上海语音语言资源专业技术服务平台',
      kind: 'SERVICE',
      unitId: unitIds.university,
      field: '信息技术服务',
      foundedOn: '2012-10-08',
      disabled: true,
    },
  ]
}

/** Figures that vary within a tenth, so that no month requires a reason. */
const about = (size: number, index: number) => String(Math.round(size * (1 + ((index * 7) % 5) / 50)))

/** The answers of a month; `index` counts the months since the first seeded one. */
function filled({ kind }: PlatformRow, month: string, index: number): FormValues {
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
        totalServed: String(400 + index * 35),
        case: `${Number(month.slice(5))}月为一家中小企业完成模型评测与数据标注，缩短研发周期约两周。`,
      }
}

/** When a month was submitted: on the sixth of the next month, or the working day before. */
const reportedAt = (month: string) => workingMoment(Date.parse(`${monthAfter(month)}-06T10:00:00+08:00`))

/** Submits a month by the backend's own rules, on the day of its submission. */
function report(db: Database, platform: PlatformRow, month: string, index: number): void {
  const at = reportedAt(month)
  const caller = db.users.get(platform.personId) ?? null
  const context: BackendContext = { db, blobs: memoryBlobs(), token: null, whole: true, now: at, caller }
  const work =
    reportsOf(context, platform).find((report) => monthOf(report) === month) ?? createMonth(context, platform, month)
  const content = db.contents.get(work.id)
  if (!content) return
  db.contents.update(work.id, {
    values: { ...content.values, ...filled(platform, month, index) },
    revision: 2,
    savedAt: at,
    savedBy: caller?.userFullname ?? null,
  })
  moveWork(context, work.id, 'BEGIN')
  moveWork(context, work.id, 'SUBMIT', { seenRevision: 2 })
}

/**
 * The last month that a platform has submitted: the service platform is a month behind, the disabled one stopped at the
 * end of last year.
 */
function lastReported({ disabled, kind }: PlatformRow, now: number): string {
  const thisMonth = new Date(now + 8 * 3600_000).toISOString().slice(0, 7)
  const lastDecember = `${Number(thisMonth.slice(0, 4)) - 1}-12`
  if (disabled) return now > reportedAt(lastDecember) ? lastDecember : monthAfter(lastDecember, -1)
  const reported = now > reportedAt(monthAfter(thisMonth, -1))
  return monthAfter(thisMonth, reported && kind === 'FUNCTION' ? -1 : -2)
}

/** The researcher's platforms with their reports since January of last year; the next month waits. */
export function seedPlatforms(db: Database, now: number): void {
  const lastYear = new Date(now + 8 * 3600_000).getUTCFullYear() - 1
  for (const platform of platforms()) {
    db.platforms.insert({ ...platform, disabled: false })
    withCountedIds(platform.id, () => {
      const first = `${lastYear}-${platform.disabled ? '10' : '01'}`
      const last = lastReported(platform, now)
      let index = 0
      for (let month = first; month <= last; month = monthAfter(month)) report(db, platform, month, index++)
    })
    if (!platform.disabled) continue
    db.platforms.update(platform.id, { disabled: true })
    for (const open of db.works.where({ belongsTo: platform.id, state: 'NOT_FILLED' })) {
      db.works.remove(open.id)
      db.contents.remove(open.id)
      for (const { id } of db.workHistories.where({ workId: open.id })) db.workHistories.remove(id)
    }
  }
}
