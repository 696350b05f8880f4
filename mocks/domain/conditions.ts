/** Checks a guide's conditions for the caller before a declaration is begun; for the program resolvers. */
import { formatDay } from '@/lib/time/beijing-time'
import type { BackendContext } from '../context'
import { requireCaller } from '../context'
import type { GuideRow } from '../db/rows-work'
import { englishNameOf } from '../english-names'
import type { DeclarationCondition, GuideState } from '../resolvers/program.generated'
import { mostRunning, runningProjects } from '../work/project'
import { guideState } from './guide-view'
import type { Words } from './inform'
import { approvedMemberships } from './unit/memberships'

const levels: readonly Words[] = [
  ['未认证', 'none'],
  ['初级', 'basic'],
  ['中级', 'intermediate'],
  ['高级', 'advanced'],
]
const levelWords = (level: number): Words => levels[level] ?? ['未认证', 'none']
const periods: Readonly<Record<GuideState, Words>> = {
  UPCOMING: ['尚未开始', 'not open yet'],
  OPEN: ['正在受理', 'open'],
  CLOSED: ['已截止', 'closed'],
}

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
  const [level, levelEnglish] = levelWords(caller.userGrade)
  const [least, leastEnglish] = levelWords(guide.realNameLevel)
  const [opens, closes] = [formatDay(guide.opensAt), formatDay(guide.closesAt)]
  return [
    {
      kind: 'REAL_NAME',
      met: caller.userGrade >= guide.realNameLevel,
      ...(caller.userGrade > 0
        ? current(`实名等级为${level}`, `${levelEnglish} level`)
        : current('未实名认证', 'not certified')),
      ...(guide.realNameLevel >= 3
        ? required('高级', 'advanced level')
        : required(`${least}及以上`, `${leastEnglish} level or above`)),
      code: 60345,
    },
    {
      kind: 'PERIOD',
      met: state === 'OPEN',
      ...current(...periods[state]),
      ...required(`${opens} 至 ${closes}`, `${opens} to ${closes}`),
      code: state === 'UPCOMING' ? 603326 : 60347,
    },
    {
      kind: 'UNIT',
      met: units.length > 0,
      ...(units.length > 0
        ? current(
            `已关联${units.join('、')}`,
            `member of ${units.map((name) => englishNameOf(db, name) ?? name).join(', ')}`,
          )
        : current('没有审核通过的单位', 'no approved unit')),
      ...required('已关联承担单位并经单位管理员审核通过', 'a unit whose administrator has approved you'),
      code: 603005,
    },
    {
      kind: 'ONE_PER_PERSON',
      met: handedIn.length === 0,
      ...(handedIn.length === 0
        ? current('未申报', 'none submitted')
        : current(`已申报 ${handedIn.length} 项`, `${handedIn.length} submitted`)),
      ...required('每人在本指南下限报 1 项', 'one application per person and call'),
      code: 603007,
    },
    {
      kind: 'RUNNING_PROJECTS',
      met: running < mostRunning,
      ...current(`主持在研项目 ${running} 项`, `leading ${running} running ${running === 1 ? 'project' : 'projects'}`),
      ...required(`主持在研项目少于 ${mostRunning} 项`, `fewer than ${mostRunning} running projects`),
      code: 603107,
    },
  ]
}

/** What stands, in both languages. */
const current = (chinese: string, english: string) => ({ current: chinese, currentEnglish: english })

/** What is asked, in both languages. */
const required = (chinese: string, english: string) => ({ required: chinese, requiredEnglish: english })
