/** The goals and outputs (papers, patents …) that a performance evaluation begins with, and the check that a chosen output is in its source; for prefill and the kind's rules. */

import { recordOf } from '@/lib/collections/record'
import { formatDay } from '@/lib/time/beijing-time'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { handedIn, projectInForce, worksOf } from '../work/project'
import { entriesOf } from './resume-source'
import { rowsOf } from './stored-values'

type Work = Pick<WorkRow, 'creatorId' | 'projectId'>

/** The goal of the task book that a type of output usually counts for (`mocks/forms/plan.ts`). */
const usualGoals: Readonly<Record<string, string>> = {
  PAPER: 'papers',
  PATENT: 'patents',
  SOFTWARE: 'software',
  STANDARD: 'standards',
}

function accepted(context: BackendContext, projectId: string): { values: FormValues; at: number } | undefined {
  const work = worksOf(context, projectId, 'ACCEPTANCE').findLast(({ id }) => handedIn(context, id) !== undefined)
  const values = work && handedIn(context, work.id)
  return work && values ? { values, at: work.submittedAt ?? work.createdAt } : undefined
}

/**
 * The outputs that a performance evaluation may choose: the achievements of the leader's resume since the project
 * began, and the proofs submitted with its acceptance. Each is a table row with its source.
 */
export function projectOutputs(context: BackendContext, { creatorId, projectId }: Work): RowValue[] {
  if (projectId === null) return []
  const begins = projectInForce(context, projectId).cycle.start?.slice(0, 7) ?? ''
  const achievements = entriesOf(context, creatorId, 'ACHIEVEMENT')
    .filter(({ values }) => (values.month ?? '') >= begins)
    .map(({ id, values: { name = '', type = 'OTHER', number = '', month = null } }): RowValue => {
      const goal = usualGoals[type] ?? null
      return { id: `resume-${id}`, cells: { name, type, code: number, on: month, goal, source: 'resume' } }
    })
  const acceptance = accepted(context, projectId)
  const files = Array.isArray(acceptance?.values.proofs) ? acceptance.values.proofs : []
  const proofs = files.map((file, index): RowValue => {
    const name = String(recordOf(file).name ?? '').replace(/\.\w+$/, '')
    const on = formatDay(acceptance?.at ?? 0).slice(0, 7)
    const facts = { name, type: 'OTHER', code: '', on, goal: null, source: 'acceptance' }
    return { id: `acceptance-${index + 1}`, cells: { ...facts, proof: [file] as never } }
  })
  return [...achievements, ...proofs]
}

/** The most files of one proof in a performance evaluation. */
const mostProofs = 3

/**
 * The goals of the task book with what the acceptance found, which a performance evaluation begins with; what was reached begins with the proofs
 * of the acceptance.
 */
export function acceptedGoals(context: BackendContext, projectId: string): RowValue[] {
  const files = accepted(context, projectId)?.values.proofs
  const proof = Array.isArray(files) ? files.slice(0, mostProofs) : []
  return rowsOf(accepted(context, projectId)?.values.indicators).map(({ id, cells }) => {
    const { item = '', amount = null, reached = null, why = '' } = cells
    const facts = { item, amount, reached, now: reached, why }
    const isProven = proof.length > 0 && Number(reached ?? 0) > 0
    return { id, cells: isProven ? { ...facts, proof: proof as never } : facts }
  })
}

const compared = ['name', 'type', 'code', 'on'] as const

/** The rows that name a source which does not have them (any more), or has them otherwise. */
export function unprovenOutputs(context: BackendContext, work: Work, values: FormValues): RowValue[] {
  const known = new Map(projectOutputs(context, work).map((row) => [row.id, row.cells]))
  return rowsOf(values.achievements).filter(({ id, cells }) => {
    if (cells.source === null || cells.source === undefined || cells.source === '') return false
    const found = known.get(id)
    return found?.source !== cells.source || compared.some((name) => (cells[name] ?? '') !== (found[name] ?? ''))
  })
}
