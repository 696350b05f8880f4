/** Seed events of a project's task book and contract: filed, returned, passed, signed; used by `life-plans.ts`. */

import type { RowValue } from '@/smartform/schema/values'
import type { WorkAction } from '@/work/kind'
import { rowsOf } from '../../domain/stored-values'
import { seededFileOf } from './filing-life'
import type { Event } from './life-events'

const book = (by: Event['by'], action: WorkAction, more: Partial<Event> = {}): Event => ({
  kind: 'TASK_BOOK',
  by,
  action,
  ...more,
})
export const begunBook: Event = { kind: 'TASK_BOOK', by: 'creator', fill: () => ({ otherTerms: '' }) }
export const filed: readonly Event[] = [begunBook, book('creator', 'SUBMIT')]
export const returnedBook: readonly Event[] = [
  ...filed,
  book('unit', 'RETURN', { opinion: '考核指标与立项通知不一致，请按立项通知核对后重新提交。' }),
]
export const passed: readonly Event[] = [...filed, book('unit', 'PASS', { opinion: '同意按任务书执行。' })]
export const signing: readonly Event[] = [...passed, book('signer', 'SIGN')]
export const signed: readonly Event[] = [...signing, book('signer', 'SIGN'), book('signer', 'SIGN')]
export const signedAfterReturn: readonly Event[] = [...returnedBook, ...signed.slice(1)]

const change = (by: Event['by'], action: WorkAction | 'CREATE', more: Partial<Event> = {}): Event => ({
  kind: 'CONTRACT_CHANGE',
  by,
  action,
  ...more,
})
export const longer: readonly Event[] = [
  change('creator', 'CREATE', {
    fill: (values) => {
      const { end } = values.cycle as { end: string | null }
      return {
        changeKind: 'period',
        newEnd: `${Number((end ?? '2027').slice(0, 4)) + 1}-06-30`,
        reason: '关键进口部件交付延迟半年，样机联调顺延，研究内容和考核指标不变。',
        proofs: seededFileOf('部件交付延期说明.pdf'),
      }
    },
  }),
  change('creator', 'SUBMIT'),
]
export const longerAgreed: readonly Event[] = [
  ...longer,
  change('unit', 'PASS', { opinion: '情况属实，同意上报。' }),
  change('department', 'PASS'),
]
export const moved: readonly Event[] = [
  change('creator', 'CREATE', {
    fill: (values) => ({
      changeKind: 'budget',
      directCosts: shifted(values.directCosts),
      reason: '样品测试改由项目组自行完成，测试化验加工费结余调整用于材料费。',
      proofs: seededFileOf('预算调整说明.pdf'),
    }),
  }),
  change('creator', 'SUBMIT'),
  change('unit', 'PASS', { opinion: '同意调整。' }),
  change('department', 'PASS'),
]

/** Moves a tenth of the testing costs to materials. */
function shifted(table: unknown): readonly RowValue[] {
  const rows = rowsOf(table)
  const testing = Number(rows.find(({ id }) => id === 'testing')?.cells.special ?? 0)
  const moves = Math.round(testing * 10) / 100
  const by: Readonly<Record<string, number>> = { testing: -moves, materials: moves }
  return rows.map((row) => {
    const plus = by[row.id]
    return plus === undefined
      ? row
      : {
          ...row,
          cells: { ...row.cells, special: String(Math.round((Number(row.cells.special ?? 0) + plus) * 100) / 100) },
        }
  })
}
