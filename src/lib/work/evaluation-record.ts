/**
 * The leader's statement about a project before its performance evaluation, and where it differs from the record; in
 * the backend's rules and on the evaluation's pages.
 */

import { isRecord, recordOf, textOf } from '@/lib/collections/record'

/** What a leader states of a project before its performance evaluation; the backend compares it with the record. */
export const statementFields = ['projectNumber', 'projectName', 'undertakingUnit', 'leader'] as const
export type StatementField = (typeof statementFields)[number]
export type Statement = Readonly<Record<StatementField, string>>

/** What the commission holds of the project: the statement's facts, its period and its funding. */
export interface EvaluationRecord extends Statement {
  /** `YYYY-MM-DD`; null where none is known. */
  start: string | null
  end: string | null
  /** In 万元. */
  funding: string
}

interface EvaluationFacts {
  record: EvaluationRecord | null
  /** The project by its contract, with agreed changes: what a statement begins with. */
  contract: Statement | null
  /** The last statement that did not fit; null for none. */
  stated: Statement | null
}

/** Reads a statement from plain data; missing fields are empty. Null where it is no record. */
export function readStatement(value: unknown): Statement | null {
  if (!isRecord(value)) return null
  const { projectNumber, projectName, undertakingUnit, leader } = value
  return {
    projectNumber: textOf(projectNumber),
    projectName: textOf(projectName),
    undertakingUnit: textOf(undertakingUnit),
    leader: textOf(leader),
  }
}

/** Reads what a performance evaluation's facts say of its project. */
export function evaluationFacts({ facts }: { facts: unknown }): EvaluationFacts {
  const { record, contract, stated } = recordOf(facts)
  const row = recordOf(record)
  const held = readStatement(record)
  const [start, end] = [textOf(row.start) || null, textOf(row.end) || null]
  return {
    record: held && { ...held, start, end, funding: textOf(row.funding) },
    contract: readStatement(contract),
    stated: readStatement(stated),
  }
}

/** Width, spaces and case do not count. */
const plain = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** The fields in which a statement differs from the record. */
export function differingFields(stated: Statement | null, record: Statement | null): StatementField[] {
  return statementFields.filter((field) => plain(stated?.[field] ?? '') !== plain(record?.[field] ?? ''))
}
