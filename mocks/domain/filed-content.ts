import type { WorkKind } from '@/lib/work/kinds'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { Database } from '../db/database'
import type { UserRow } from '../db/rows'
import type { UnitFilingRow } from '../db/rows-people'
import { seededProofKey, seededUpload } from './seeded-file'

/** The form each kind of work is filed on; declarations name theirs by their guide. */
const filingFormIds: Readonly<Record<Exclude<WorkKind, 'DECLARATION'>, string>> = {
  EXPERT_APPLICATION: 'expert-application',
  MEMBERSHIP: 'membership-request',
  ACHIEVEMENT: 'achievement-report',
  FOREIGN_EXPERT: 'foreign-expert-project',
  MATCHING: 'national-matching',
}

const grades = ['未认证', '初级', '中级', '高级']
const day = 24 * 3600_000

/** `YYYY-MM-DD` in the city's time. */
function dateOf(at: number): string {
  return new Date(at + 8 * 3600_000).toISOString().slice(0, 10)
}

function rows(id: string, cells: readonly RowValue['cells'][]): RowValue[] {
  return cells.map((one, index) => ({ id: `${id}${index + 1}`, cells: one }))
}

function personValues(db: Database, user: UserRow, unitId: string): FormValues {
  return {
    fullname: user.userFullname,
    position: user.userPosition ?? '',
    major: user.userMajor ?? '',
    mobile: user.userMobile ?? '',
    email: user.userEmail ?? '',
    unitName: db.units.get(unitId)?.unitName ?? '',
  }
}

function expertValues(db: Database, user: UserRow, unitId: string): FormValues {
  const unitName = db.units.get(unitId)?.unitName ?? ''
  const positions = db.resumeEntries.where({ userId: user.id, kind: 'WORK' }).map(({ values }) => ({
    unitName: values.unitName ?? '',
    position: values.position ?? '',
    period: `${values.startMonth ?? ''} 至 ${values.endMonth ?? '今'}`,
  }))
  const now = { unitName, position: user.userPosition ?? '', period: '2016-07 至 今' }
  return {
    ...personValues(db, user, unitId),
    discipline: user.userMajor ?? '',
    languages: user.userLanguages ?? '汉语',
    expertise: `长期从事${user.userMajor ?? '本领域'}研究，主持或参加市级以上科技计划项目，熟悉项目评审和验收的要求。`,
    positions: rows('p', positions.length > 0 ? positions : [now]),
    recusals: rows('r', [{ unitName, reason: '现工作单位' }]),
  }
}

function membershipValues(db: Database, user: UserRow, unitId: string, departmentId: string | null, at: number) {
  return {
    ...personValues(db, user, unitId),
    realName: grades[user.userGrade] ?? '',
    department: (departmentId && db.departments.get(departmentId)?.name) || '未填写',
    appliedOn: dateOf(at),
  }
}

function filingValues(row: UnitFilingRow, user: UserRow): FormValues {
  const at = row.submittedAt ?? 0
  const amount = Number(row.amount ?? 0)
  const money = (part: number) => (amount * part).toFixed(2)
  const facts = { name: row.name, subject: row.subject, amount: row.amount }
  switch (row.kind) {
    case 'ACHIEVEMENT':
      return {
        ...facts,
        partner: '上海临沂路科技发展有限公司（演示）',
        contractOn: dateOf(at - 120 * day),
        arrived: money(0.6),
        reward: money(0.42),
        contributors: rows('c', [
          { fullname: user.userFullname, duty: '总体方案与关键技术', share: '70' },
          { fullname: '项目组其他成员', duty: '试制、测试与推广', share: '30' },
        ]),
        effect: `“${row.name}”以${row.subject}方式转化，已在合作单位应用，运行稳定，带动了后续的技术服务。`,
      }
    case 'FOREIGN_EXPERT':
      return {
        ...facts,
        institution: '合作大学（演示）',
        stay: { start: `${row.year}-03-01`, end: `${row.year}-08-31` },
        days: '60',
        plan: `与专家围绕“${row.name}”开展联合研究，开设短期课程，联合培养研究生，合作发表论文。`,
      }
    default:
      return {
        ...facts,
        nationalNumber: `${row.year - 1}YFB${row.number.slice(-4)}`,
        nationalFunding: money(2.5),
        period: { start: `${row.year - 1}-12-01`, end: `${row.year + 2}-11-30` },
        use: '用于课题在本市的中试验证、设备改造和成果应用。',
      }
  }
}

/**
 * Keeps what was filed as a content of its form, so that it is read as it was then, with its proofs. For seeds and for what is
 * filed through the portal.
 */
export function keepFiledContent(
  db: Database,
  work: { kind: Exclude<WorkKind, 'DECLARATION'>; id: string; unitId: string; creatorId: string; at: number },
  extra: { filing?: UnitFilingRow; departmentId?: string | null } = {},
): void {
  const { kind, id, unitId, creatorId, at } = work
  const user = db.users.get(creatorId)
  if (!user) return
  const key = seededProofKey(id)
  const withProof = kind !== 'MEMBERSHIP'
  const own =
    kind === 'MEMBERSHIP'
      ? membershipValues(db, user, unitId, extra.departmentId ?? null, at)
      : extra.filing
        ? filingValues(extra.filing, user)
        : expertValues(db, user, unitId)
  const values = withProof ? { ...own, proof: [{ uid: 'f1', name: '证明材料.pdf', url: key, size: 200 * 1024 }] } : own
  if (withProof) db.uploads.insert(seededUpload(id, creatorId, at, key))
  const content = {
    id,
    formId: filingFormIds[kind],
    formVersion: 1,
    revision: 1,
    values,
    fieldRevisions: {},
    submitted: { revision: 1, values },
    comments: [],
    savedAt: at,
    savedBy: user.userFullname,
  }
  if (db.contents.get(id)) db.contents.update(id, content)
  else db.contents.insert(content)
}
