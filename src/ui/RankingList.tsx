/** A numbered ranking with names and values; in the reviewer's set of papers it can be reordered by dragging and keys. */

import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './Button'
import styles from './RankingList.module.css'
import { useDragToReorder } from './use-drag-to-reorder'
import { useT } from './use-t'

export interface Ranked {
  key: string
  name: ReactNode
  value: ReactNode
  /** Name of the item for screen readers, in a list that can be reordered. */
  valueText?: string
}

interface RankingListProps {
  /** Label of the list for screen readers. */
  label: string
  /** Items in order, first item first. */
  items: readonly Ranked[]
  /** Makes the list sortable by dragging, by buttons and by Alt with an arrow key; `to` counts from 0. */
  onMove?(key: string, to: number): void
}

/** How many are highlighted (specification, section 9). */
const top = 3

/**
 * A ranking with position, name and value. The first three have a filled number, so they do not differ by colour alone.
 */
export function RankingList({ label, items, onMove }: RankingListProps) {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  const pressedButton = useRef<{ key: string; by: number } | null>(null)
  const [announced, setAnnounced] = useState('')
  const announceMove = (key: string, to: number) =>
    setAnnounced(
      t('{name}：第 {place} 位', { name: items.find((item) => item.key === key)?.valueText ?? key, place: to + 1 }),
    )
  const drag = useDragToReorder(list, onMove, announceMove)

  // React moves the item in the document, which loses the focus; its button gets the focus again.
  useLayoutEffect(() => {
    const { key, by } = pressedButton.current ?? {}
    pressedButton.current = null
    const row = [...(list.current?.children ?? [])].find((child) => (child as HTMLElement).dataset.key === key)
    row?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus()
  })

  function move(key: string, by: -1 | 1): void {
    const to = items.findIndex((item) => item.key === key) + by
    if (to < 0 || to >= items.length) return
    pressedButton.current = { key, by }
    onMove?.(key, to)
    announceMove(key, to)
  }
  const control = ({ key, valueText = key }: Ranked, by: -1 | 1, off: boolean) => (
    <Button
      type="text"
      data-by={by}
      icon={by < 0 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
      // `aria-disabled` instead of `disabled`: a disabled button would lose the focus when an item reaches the end.
      aria-disabled={off || undefined}
      aria-label={t('{action}：{name}', { action: by < 0 ? t('上移') : t('下移'), name: valueText })}
      onClick={() => move(key, by)}
    />
  )
  const keys = (key: string) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(key, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.key}
            data-key={item.key}
            data-top={index < top || undefined}
            data-dragged={drag.dragged === item.key || undefined}
          >
            {onMove && (
              <span className={styles.handle} aria-hidden title={t('拖动调整名次')} {...drag.grip(item.key, index)}>
                <HolderOutlined />
              </span>
            )}
            <span className={styles.place} aria-hidden>
              {index + 1}
            </span>
            <span className={styles.name}>{item.name}</span>
            <span className={styles.value}>{item.value}</span>
            {onMove && (
              // biome-ignore lint/a11y/noStaticElementInteractions: a short cut besides the buttons in it
              <span className={styles.moves} onKeyDown={keys(item.key)}>
                {control(item, -1, index === 0)}
                {control(item, 1, index === items.length - 1)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {onMove && (
        <p role="status" className={styles.told}>
          {announced}
        </p>
      )}
    </>
  )
}
