/** The type of seed events, and helpers to fill forms for them. */

import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { WorkAction } from '@/work/kind'
import type { SeededFinding } from './acceptance-reviews'

/** One event in a project's life: the actor, the action, the work item, and what the actor fills in or says. */
export interface Event {
  kind: string
  by: 'creator' | 'unit' | 'department' | 'expert' | 'auditor' | 'signer'
  /** A step; CREATE starts the work item; absent: it is only filled in. */
  action?: WorkAction | 'CREATE'
  opinion?: string
  /** Data of the step; from the time of seeding where they name a date to come. */
  facts?: (now: number) => Readonly<Record<string, unknown>>
  /** Whether the demonstration's expert is among those assigned. */
  withPersona?: boolean
  /** What the experts of the acceptance recommend; fewer than they are: the others have not begun. */
  findings?: readonly SeededFinding[]
  /** `outputs`: what a performance evaluation may choose from. */
  fill?(values: FormValues, outputs: () => readonly RowValue[]): Record<string, unknown>
}

export const hundredths = (value: unknown) => Math.round(Number(value ?? 0) * 100)
export const totalOf = (rows: readonly RowValue[], cell: string) =>
  String(rows.reduce((sum, { cells }) => sum + hundredths(cells[cell]), 0) / 100)
