/** The choice of the columns of a table that have a total, in the properties panel. */

import { isFieldKind, kindOf } from '@/smartform/kinds/kinds'
import type { RawObject } from '@/smartform/schema/definition-reader'
import { Choice } from '@/ui/Choices'
import { useT } from '@/ui/use-t'
import { columnsOf } from '../model/fixed-rows'
import { wordsIn } from '../model/outline'
import styles from './workshop.module.css'

interface TotalsFieldProps {
  /** The table as the draft has it. */
  table: RawObject
  onChange(totals: readonly string[] | undefined): void
}

/** Nothing for a table without amounts. */
export function TotalsField({ table, onChange }: TotalsFieldProps) {
  const t = useT()
  const columns = columnsOf(table).filter(({ kind }) => isFieldKind(kind) && kindOf({ kind }).numeric === true)
  const totals = Array.isArray(table.totals) ? table.totals.map(String) : []
  if (columns.length === 0) return null
  const put = (id: string, isTotalled: boolean) => {
    const chosen = columns
      .map((column) => String(column.id))
      .filter((one) => (one === id ? isTotalled : totals.includes(one)))
    onChange(chosen.length > 0 ? chosen : undefined)
  }
  return (
    <fieldset className={styles.pair}>
      <legend>{t('要合计的列')}</legend>
      {columns.map(({ id, label }) => (
        <Choice
          key={String(id)}
          type="checkbox"
          checked={totals.includes(String(id))}
          onChange={({ target }) => put(String(id), target.checked)}
        >
          {wordsIn(label)}
        </Choice>
      ))}
    </fieldset>
  )
}
