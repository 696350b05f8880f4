import { failureText } from '@/api/errors/failure'
import { t } from '@/lib/i18n'

/** What came of one row of a batch. */
export interface RowOutcome {
  id: string
  /** Whose or what it is; null when it is not there any more. */
  name: string | null
  done: boolean
  code: number | null
}

/** What came of a batch, for its report. */
export interface BatchOutcome {
  /** What was done, in words: 通过, 拒绝. */
  action: string
  rows: readonly RowOutcome[]
}

/** Why a row was refused, in the catalogue's words. */
export function refusalText(code: number | null): string {
  return code === null ? failureText(undefined) : t(`errors.${code}`)
}
