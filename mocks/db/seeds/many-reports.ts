/** Adds many annual reports of bases, for tests of statistics and long lists; called from the demo panel. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import { baseKinds } from '@/work/kinds/base-kinds'
import { day } from '../../domain/durations'
import { formNode } from '../../domain/form-engine'
import { figuresOf } from '../../domain/invented/invented-figures'
import { figuresIn } from '../../domain/platforms/base-figures'
import { randomFrom, seedOf } from '../../domain/random'
import { workingMoment } from '../../domain/working-time'
import type { Database } from '../database'
import type { BaseRow } from '../rows-bases'

const years = 6
const fields = ['人工智能', '新材料', '生物医药', '集成电路', '海洋工程', '绿色低碳', '智能制造', '量子科技']
/** The jumps of one report in forty: the factors against last year, and the reasons. */
const jumps = [
  ['papers', 2.4, '新增两个研究方向，合作单位的论文一并计入。'],
  ['trained', 3.1, '承办全市技术培训，参训人次增加。'],
  ['fundsTotal', 2.2, '国家重大专项经费到账。'],
  ['served', 0.3, '服务对象调整为重点企业，家数减少。'],
] as const

/**
 * Many annual reports of the last six years, spread over kinds and units, most of them submitted. One report in forty
 * has a jumped figure; half of these come with the same reason each year. The contents contain only what the statistics
 * count.
 */
export function addManyReports(db: Database, count: number, now: number): void {
  const thisYear = yearInBeijing(now)
  const units = db.units.all().filter(({ areaId }) => areaId)
  const before = db.bases.where(({ id }) => id.startsWith('many-base-')).length
  const bases = Math.ceil(count / years)
  let remaining = count
  for (let index = before; index < before + bases && remaining > 0; index += 1) {
    const kind = baseKinds[index % baseKinds.length]
    const unit = units[(index * 7) % units.length]
    if (!kind || !unit) return
    const base: BaseRow = db.bases.insert({
      id: `many-base-${index + 1}`,
      kind: kind.id,
      number: `D${thisYear - years}${String(index + 1).padStart(4, '0')}`,
      name: `${fields[index % fields.length]}${kind.noun}（第 ${index + 1} 号）`,
      unitId: unit.id,
      leaderName: '—',
      checkCode: 'DEMO00',
      personIds: [],
      field: fields[index % fields.length] ?? '',
      recognisedOn: `${thisYear - years}-06-01`,
      disabled: false,
    })
    for (let ago = years - 1; ago >= 0 && remaining > 0; ago -= 1) {
      addReport(db, base, thisYear - ago, { now, late: ago === 0 })
      remaining -= 1
    }
  }
}

/** Some reports of the current year are still in progress. */
function stateOf(base: BaseRow, year: number, late: boolean) {
  const chance = randomFrom(seedOf(`${base.id}:${year}:state`)).next()
  if (!late) return chance < 0.96 ? 'SUBMITTED' : 'NOT_BEGUN'
  return chance < 0.62
    ? 'SUBMITTED'
    : chance < 0.78
      ? 'HOST_REVIEW'
      : chance < 0.84
        ? 'RETURNED'
        : chance < 0.94
          ? 'FILLING'
          : 'NOT_BEGUN'
}

function addReport(db: Database, base: BaseRow, year: number, { now, late }: { now: number; late: boolean }): void {
  const id = `${base.id}-${year}`
  const state = stateOf(base, year, late)
  const at = workingMoment(late ? now - 9 * day : Date.parse(`${year}-12-08T10:00:00+08:00`))
  const handedIn = state === 'SUBMITTED'
  db.works.insert({
    id,
    kind: base.kind,
    kindVersion: 1,
    belongsTo: base.id,
    projectId: null,
    formId: state === 'NOT_BEGUN' ? null : base.kind,
    unitId: base.unitId,
    departmentId: null,
    creatorId: '',
    assigned: { member: [] },
    state,
    stateSince: at,
    number: base.number,
    title: `${base.name} ${year}年度`,
    amount: null,
    opinion: null,
    reachedDepartment: true,
    deadline: null,
    createdAt: at - 30 * day,
    modifiedAt: at,
    submittedAt: handedIn || state === 'HOST_REVIEW' ? at : null,
    facts: { year },
  })
  if (state === 'NOT_BEGUN') return
  const { values, version } = answers(base, year, late)
  const known = formNode(base.kind, version).fields
  db.contents.insert({
    id,
    formId: base.kind,
    formVersion: version,
    revision: 2,
    values: Object.fromEntries(Object.entries(values).filter(([field]) => known.has(field))),
    fieldRevisions: {},
    submitted: null,
    comments: [],
    savedAt: at,
    savedBy: null,
  })
  const content = db.contents.get(id)
  if (!handedIn || !content) return
  db.contents.update(id, { submitted: { revision: 2, values: content.values } })
  db.baseFigures.insert(figuresIn(id, { id: base.kind, version }, values))
}

/** The answers of a report without its lists; the sums are set directly. */
function answers(base: BaseRow, year: number, late: boolean) {
  const { figures, money, rows, worth } = figuresOf({ baseId: base.id, year })
  const sums = {
    fundsTotal: (money.fundCity ?? 0) + (money.fundHost ?? 0) + (money.fundService ?? 0),
    equipmentValue: rows.equipment * worth.equipment,
    transformedAmount: rows.transformed * worth.transformed,
  }
  const amounts = Object.entries({ ...money, ...sums }).map(([id, hundredths]) => [id, (hundredths / 100).toFixed(2)])
  const counts = Object.entries({ ...figures, projectCount: rows.projects }).map(([id, value]) => [id, String(value)])
  const values: Record<string, string> = Object.fromEntries([...amounts, ...counts])
  const random = randomFrom(seedOf(`${base.id}:jump`))
  const newest = formNode(base.kind).version
  // One base in forty has a jump; every other of these gives the same reason each year.
  if (random.chance(1 / 40)) {
    const [figure, factor, reason] = random.pick(jumps)
    const always = random.chance(0.5)
    const { fields } = formNode(base.kind)
    if (fields.has(figure) && (always || year % 2 === 0)) {
      const grown = Number(values[figure]) * (always ? factor ** ((year % 3) + 1) : factor)
      values[figure] = values[figure]?.includes('.') ? grown.toFixed(2) : String(Math.round(grown))
      values[`${figure}Reason`] = reason
    }
  }
  return { values, version: late ? newest : 1 }
}
