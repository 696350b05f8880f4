/** The boxes above a list that select its rows at once: those of the page, or everything found. */

import { Checkbox } from 'antd'
import { useState } from 'react'
import { refusalText } from '@/api/errors/failure'
import { loadChunk } from '@/lib/loading/lazy-import'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { ReadRows } from './read-everything'
import type { RowSelection } from './row-selection'
import styles from './WorkList.module.css'

interface ChooseRowsProps<Row> {
  /** The rows of the page. */
  rows: readonly Row[]
  /** The number of rows that the list has found. */
  total: number
  rowKey(row: Row): string
  selection: RowSelection<Row>
  /** Reads further rows of the list; absent: only those of the page are selected at once. */
  readRows?: ReadRows<Row>
}

/** Selects all selectable rows of the page, or of all pages; nothing where no row of the page is selectable. */
export function ChooseRows<Row>({ rows, total, rowKey, selection, readRows }: ChooseRowsProps<Row>) {
  const t = useT()
  const selectable = rows.filter(selection.selectable)
  const some = selectable.filter((row) => selection.selected.has(rowKey(row))).length
  if (selectable.length === 0) return null
  return (
    <div className={styles.chooseAll}>
      <Checkbox
        checked={some === selectable.length}
        indeterminate={some > 0 && some < selectable.length}
        onChange={({ target }) => selection.choose(selectable, target.checked)}
      >
        {t('选择本页全部')}
      </Checkbox>
      {readRows && total > rows.length && <ChooseEverything {...{ readRows, selection, rowKey }} />}
    </div>
  )
}

type ChooseEverythingProps<Row> = Pick<ChooseRowsProps<Row>, 'selection' | 'rowKey'> & { readRows: ReadRows<Row> }

/** Selects the selectable rows of all pages; where there are too many, those in front. */
function ChooseEverything<Row>({ readRows, selection, rowKey }: ChooseEverythingProps<Row>) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<{ done?: string; problem?: string }>({})
  const choose = async () => {
    setBusy(true)
    setMessage({})
    try {
      const { readEverything, mostRead } = await loadChunk(() => import('./read-everything'))
      const { rows, isWhole } = await readEverything(readRows, rowKey)
      selection.choose(rows.filter(selection.selectable), true)
      if (!isWhole) setMessage({ done: t('一次最多选择列表中的前 {n} 项', { n: mostRead }) })
    } catch (error) {
      setMessage({ problem: refusalText(error) })
    }
    setBusy(false)
  }
  return (
    <>
      <Button type="link" size="small" loading={isBusy} onClick={() => void choose()}>
        {t('选择各页全部')}
      </Button>
      <span role="status">{message.done}</span>
      {message.problem && (
        <span role="alert" className={styles.problem}>
          {message.problem}
        </span>
      )}
    </>
  )
}
