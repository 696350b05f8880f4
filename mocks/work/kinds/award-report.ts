import { type BackendContext, requireCaller } from '../../context'
import type { WorkRow } from '../../db/rows-work'

/** Begins the report of a nomination for who bound it, its nominee; called once, at the binding. */
export function beginAwardReport(context: BackendContext, _nomination: WorkRow): void {
  requireCaller(context)
}
