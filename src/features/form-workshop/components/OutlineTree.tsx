/**
 * The tree of a draft's pages, sections and fields: one stop of the Tab key, ordered by dragging, by buttons and by
 * Alt with an arrow key.
 */

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/ui/Button'
import { useDragToReorder } from '@/ui/use-drag-to-reorder'
import { useT } from '@/ui/use-t'
import { namedOf } from '../model/named-expressions'
import { type OutlineEntry, outlineOf, rulesOf } from '../model/outline'
import { pathKey, type SourcePath, withMoved } from '../model/source-path'
import type { Workshop } from '../model/use-workshop'
import styles from './workshop.module.css'

interface OutlineTreeProps {
  workshop: Workshop
  chosen: SourcePath
  /** Places with a problem. */
  problems: ReadonlySet<string>
  onChoose(path: SourcePath): void
  /** Enter was pressed on what is chosen: its settings are to be focused. */
  onEnter(): void
}

/** Moves a part among its siblings. */
export function useMove({ workshop, onChoose }: Pick<OutlineTreeProps, 'workshop' | 'onChoose'>) {
  const { present, change } = workshop
  return (path: SourcePath, to: number) => {
    const list = path.slice(0, -1)
    const definition = withMoved(present.definition, list, Number(path.at(-1)), to)
    if (definition === present.definition) return
    change({ ...present, definition }, `move.${pathKey(list)}`)
    onChoose([...list, to])
  }
}

/** The form itself, pages, sections, fields and columns, then the rules and the named expressions. */
export function OutlineTree(props: OutlineTreeProps) {
  const t = useT()
  const { workshop } = props
  const { definition } = workshop.present
  const rules = rulesOf(definition)
  const named = namedOf(definition)
  const whole: OutlineEntry = { type: 'form', path: [], key: '', label: t('标题、语言和列表'), level: 1 }
  return (
    <>
      <p className={styles.hint}>{t('方向键选择，Enter 到设置，F6 回到这里。')}</p>
      <EntryList {...props} label={t('页、分组和填写项')} entries={[whole, ...outlineOf(definition)]} />
      <h3>{t('规则')}</h3>
      {rules.length === 0 ? <p>{t('还没有规则。')}</p> : <EntryList {...props} label={t('规则')} entries={rules} />}
      <h3>{t('命名的算式')}</h3>
      {named.length === 0 ? (
        <p className={styles.hint}>{t('几处要用的同一个公式可以起一个名称。')}</p>
      ) : (
        <EntryList {...props} label={t('命名的算式')} entries={named} />
      )}
    </>
  )
}

interface EntryListProps extends OutlineTreeProps {
  label: string
  entries: readonly OutlineEntry[]
}

function EntryList({ workshop, chosen, problems, onChoose, onEnter, label, entries }: EntryListProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const move = useMove({ workshop, onChoose })
  const chosenKey = pathKey(chosen)
  // The dragged entry takes the place of the sibling it is dropped upon; what it holds goes with it.
  const drag = useDragToReorder(list, undefined, (key, to) => {
    const entry = entries.find((one) => one.key === key)
    const target = entries[to]
    if (!entry || !target) return
    const parent = pathKey(entry.path.slice(0, -1))
    const sibling = target.path.slice(0, entry.path.length)
    if (pathKey(sibling.slice(0, -1)) === parent) move(entry.path, Number(sibling.at(-1)))
  })
  const index = entries.findIndex((one) => one.key === chosenKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is brought into view
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    current?.scrollIntoView?.({ block: 'nearest' })
    // A part that was moved by key takes the focus along.
    if (list.current?.contains(document.activeElement)) current?.focus()
  }, [chosenKey])
  useEffect(() => {
    if (index < 0) return
    const onF6 = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F6') return
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    }
    document.addEventListener('keydown', onF6)
    return () => document.removeEventListener('keydown', onF6)
  }, [index])
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const entry = entries[index]
    if (by === 0 || !entry) return
    event.preventDefault()
    if (event.altKey) return move(entry.path, Number(entry.path.at(-1)) + by)
    const next = entries[index + by]
    if (!next) return
    onChoose(next.path)
    list.current?.querySelectorAll('button')[index + by]?.focus()
  }
  return (
    <ul ref={list} className={styles.tree} aria-label={label} onKeyDown={onKeyDown}>
      {entries.map((entry, at) => (
        <li
          key={entry.key}
          data-level={entry.level}
          data-type={entry.type}
          data-dragged={drag.dragged === entry.key || undefined}
        >
          {entry.type === 'form' || entry.type === 'expression' ? (
            <span className={styles.noGrip} />
          ) : (
            <span className={styles.grip} aria-hidden title={t('拖动调整次序')} {...drag.grip(entry.key, at)}>
              ⠿
            </span>
          )}
          <Button
            type="text"
            className={styles.entry}
            aria-current={entry.key === chosenKey || undefined}
            tabIndex={at === Math.max(index, 0) ? 0 : -1}
            onClick={({ detail }) => {
              // A press by key has no click count.
              if (detail === 0 && at === index) onEnter()
              else onChoose(entry.path)
            }}
          >
            {entry.label}
            {problems.has(entry.key) && <span className={styles.wrong}>{t('有问题')}</span>}
          </Button>
        </li>
      ))}
    </ul>
  )
}
