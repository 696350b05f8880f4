/** The search bar above a large table field: finds in all rows, also those not rendered, and moves from match to match. */

import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { CellPosition } from '@/lib/sheets/cell-positions'
import { stepTo } from '@/lib/sheets/find-cells'
import { Button } from '../Button'
import controls from '../PlainInput.module.css'
import { useT } from '../use-t'
import styles from './FindBar.module.css'

interface FindBarProps {
  /** The table's label. */
  label: string
  /** Positions of the matching cells, in order. */
  find(text: string): readonly CellPosition[]
  /** The label of a cell's column. */
  columnOf(position: CellPosition): string
  inputId: string
  /** The cell where the search starts. */
  from: CellPosition
  /** Highlights a cell and scrolls to it. */
  point(position: CellPosition | null): void
  /** Closes the search; the focus moves to the last match. */
  close(position: CellPosition | null): void
}

/**
 * Searches all rows of a table, including rows far from the viewport, and moves from match to match. It has its own
 * shortcut, so the browser's search keeps working.
 */
export function FindBar({ label, find, columnOf, inputId, from, point, close }: FindBarProps) {
  const t = useT()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<{ position: CellPosition | null; n: number; all: number } | null>(null)
  const at = useRef(from)

  const look = (text: string, by: -1 | 0 | 1) => {
    const spots = find(text)
    const n = stepTo(spots, at.current, by)
    const position = spots[n] ?? null
    if (position) at.current = position
    point(position)
    setFound(text.trim() === '' ? null : { position, n: n + 1, all: spots.length })
  }
  const leave = () => close(found?.position ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) look(query, event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const statusText = () => {
    if (!found) return ''
    const { position, n, all } = found
    if (!position) return t('没有找到')
    const column = columnOf(position)
    return t('第 {n} 处，共 {all} 处：第 {row} 行 {column}', { n, all, row: position.row + 1, column })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know the element
    <section role="search" className={styles.bar} aria-label={t('在“{label}”中查找', { label })} onKeyDown={onKeyDown}>
      <input
        id={inputId}
        className={controls.control}
        aria-label={t('要查找的内容')}
        placeholder={t('在全部行中查找')}
        // biome-ignore lint/a11y/noAutofocus: it was asked for this very moment
        autoFocus
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          look(event.target.value, 0)
        }}
      />
      <Button
        icon={<UpOutlined aria-hidden />}
        aria-label={t('上一处')}
        title={t('上一处（Shift+Enter）')}
        data-repeatable
        onClick={() => look(query, -1)}
      />
      <Button
        icon={<DownOutlined aria-hidden />}
        aria-label={t('下一处')}
        title={t('下一处（Enter）')}
        data-repeatable
        onClick={() => look(query, 1)}
      />
      <span role="status" className={styles.said}>
        {statusText()}
      </span>
      <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('结束查找')} onClick={leave} />
    </section>
  )
}
