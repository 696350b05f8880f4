/** Compares a project's documents: task book with declaration, acceptance with task book, audit with budget. */

import Big from 'big.js'
import type { FormValues } from '@/smartform/schema/values'
import type { BackendContext } from '../context'
import { rowsOf } from '../domain/stored-values'
import type { LedgerLine, LedgerVerdict } from '../resolvers/program.generated'
import { handedIn, projectInForce, worksOf } from './project'

const written = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function amount(table: unknown, id: string, cell: string): string | null {
  return written(rowsOf(table).find((row) => row.id === id)?.cells[cell])
}

/** The special fund of a budget: direct and indirect. */
function special(values: FormValues | undefined): string | null {
  if (!values) return null
  const direct = rowsOf(values.directCosts).reduce(
    (sum, { cells }) => sum.plus(written(cells.special) ?? 0),
    new Big(0),
  )
  return direct.plus(written(values.indirectSpecial) ?? 0).toString()
}

const endOf = (values: FormValues | undefined): string | null =>
  written((values?.cycle as { end?: unknown } | null | undefined)?.end)

/** The agreed values: an agreed change, otherwise the task book, otherwise the declaration. */
function verdictOf(
  agreed: string | null,
  changed: string | null,
  reached: string | null,
  atLeast: boolean,
): LedgerVerdict {
  const expected = changed ?? agreed
  if (reached === null || expected === null) return changed === null ? 'OPEN' : 'CHANGED'
  const fits = atLeast ? new Big(reached).gte(expected) : reached === expected
  if (!fits) return atLeast ? 'SHORT' : 'DIFFERS'
  return changed === null ? 'FITS' : 'CHANGED'
}

/**
 * Compares a project's documents: task book with declaration, acceptance with task book, audit with the budget in
 * force. A difference from an agreed change counts as matching.
 */
export function projectLedger(context: BackendContext, projectId: string): LedgerLine[] {
  const { db } = context
  const project = projectInForce(context, projectId)
  const last = (kind: string) => {
    const work = worksOf(context, projectId, kind).findLast(({ id }) => handedIn(context, id) !== undefined)
    return work && handedIn(context, work.id)
  }
  const declared = handedIn(context, projectId)
  const [committed, accepted, audited] = [last('TASK_BOOK'), last('ACCEPTANCE'), last('BUDGET_AUDIT')]
  const leader = db.users.get(project.declaration.creatorId)?.userFullname ?? null
  const unit = db.units.get(project.declaration.unitId)?.unitName ?? null
  const end = endOf(committed) ?? endOf(declared)
  const changedTo = (now: string | null, before: string | null) => (now === before ? null : now)
  const line = (
    kind: LedgerLine['kind'],
    amounts: Pick<LedgerLine, 'declared' | 'committed' | 'changed' | 'reached'>,
    label: string | null = null,
    id: string = kind,
  ): LedgerLine => {
    const { declared: first = null, committed: second = null, changed = null, reached = null } = amounts
    // What a filed task book does not promise is met by anything.
    const unpromised = kind === 'INDICATOR' && committed ? '0' : null
    const verdict = verdictOf(second ?? first ?? unpromised, changed, reached, kind === 'INDICATOR')
    return { id, kind, label, ...amounts, verdict }
  }
  const changedEnd = changedTo(project.cycle.end, end)
  return [
    line('LEADER', {
      declared: leader,
      committed: committed ? leader : null,
      changed: changedTo(project.leaderName, leader),
      reached: accepted ? project.leaderName : null,
    }),
    line('UNIT', {
      declared: unit,
      committed: committed ? unit : null,
      changed: changedTo(project.unitName, unit),
      reached: accepted ? project.unitName : null,
    }),
    line('END', {
      declared: endOf(declared),
      committed: committed ? end : null,
      changed: changedEnd,
      reached: accepted ? project.cycle.end : null,
    }),
    line('FUNDING', {
      declared: special(declared),
      committed: special(committed),
      changed: null,
      reached: audited ? new Big(written(audited.vouchedTotal) ?? 0).toString() : null,
    }),
    ...rowsOf(committed?.indicators ?? declared?.indicators).map(({ id, cells }) =>
      line(
        'INDICATOR',
        {
          declared: amount(declared?.indicators, id, 'amount'),
          committed: amount(committed?.indicators, id, 'amount'),
          changed: null,
          reached: amount(accepted?.indicators, id, 'reached'),
        },
        written(cells.item) ?? id,
        id,
      ),
    ),
  ]
}
