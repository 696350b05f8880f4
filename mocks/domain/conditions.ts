/** Checks a guide's conditions for the caller before a declaration is begun; for the program resolvers. */
import type { BackendContext } from '../context'
import { requireCaller } from '../context'
import type { GuideRow } from '../db/rows-work'
import type { DeclarationCondition } from '../resolvers/program.generated'
import { mostRunning, runningProjects } from '../work/project'
import { guideState } from './guide-view'
import { approvedMemberships } from './unit/memberships'

const levels = ['未认证', '初级', '中级', '高级']
const levelName = (level: number) => levels[level] ?? '未认证'
const day = (at: number) => new Date(at + 8 * 3600_000).toISOString().slice(0, 10)

/** The state of a guide's conditions for the caller, in the order in which starting a declaration checks them. */
export function conditionsFor(context: BackendContext, guide: GuideRow, unitId: string | null): DeclarationCondition[] {
  const caller = requireCaller(context)
  const { db, now } = context
  const state = guideState(guide, now)
  const units = approvedMemberships(db, caller.id)
    .filter((membership) => unitId === null || membership.unitId === unitId)
    .map((membership) => db.units.get(membership.unitId)?.unitName ?? membership.unitId)
  const handedIn = db.works
    .where({ kind: 'DECLARATION', belongsTo: guide.id, creatorId: caller.id })
    .filter(({ state }) => state !== 'DRAFT')
  const running = runningProjects(context, caller.id)
  const periods = { UPCOMING: '尚未开始', OPEN: '正在受理', CLOSED: '已截止' }
  return [
    {
      kind: 'REAL_NAME',
      met: caller.userGrade >= guide.realNameLevel,
      current: caller.userGrade > 0 ? `实名等级为${levelName(caller.userGrade)}` : '未实名认证',
      required: guide.realNameLevel >= 3 ? '高级' : `${levelName(guide.realNameLevel)}及以上`,
      code: 60345,
    },
    {
      kind: 'PERIOD',
      met: state === 'OPEN',
      current: periods[state],
      required: `${day(guide.opensAt)} 至 ${day(guide.closesAt)}`,
      code: state === 'UPCOMING' ? 603326 : 60347,
    },
    {
      kind: 'UNIT',
      met: units.length > 0,
      current: units.length > 0 ? `已关联${units.join('、')}` : '没有审核通过的单位',
      required: '已关联承担单位并经单位管理员审核通过',
      code: 603005,
    },
    {
      kind: 'ONE_PER_PERSON',
      met: handedIn.length === 0,
      current: handedIn.length === 0 ? '未申报' : `已申报 ${handedIn.length} 项`,
      required: '每人在本指南下限报 1 项',
      code: 603007,
    },
    {
      kind: 'RUNNING_PROJECTS',
      met: running < mostRunning,
      current: `主持在研项目 ${running} 项`,
      required: `主持在研项目少于 ${mostRunning} 项`,
      code: 603107,
    },
  ]
}
