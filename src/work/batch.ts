/** Types of a batch's result by row, and the text of a refused row; for every batch of a list (people, invitations, imports, decisions) and its report. */

import { failureText } from '@/api/errors/failure'
import { t } from '@/lib/i18n/i18n'

/** The result of one row of a batch. */
export interface RowOutcome {
  id: string
  /** The row's name; null when it no longer exists. */
  name: string | null
  done: boolean
  code: number | null
}

/** The result of a batch, for its report. */
export interface BatchOutcome {
  /** The action's label: 通过, 拒绝. */
  action: string
  rows: readonly RowOutcome[]
  /** Sends the same call again; present while the batch was not executed, or nobody knows whether it was. */
  again?(): void
  /** Whether the backend refused the whole call because the login had ended: nothing was executed then. */
  isSignedOut?: boolean
}

/** The catalogue's text for a refused row. */
export function refusalText(code: number | null): string {
  return code === null ? failureText(undefined) : t(`errors.${code}`)
}
