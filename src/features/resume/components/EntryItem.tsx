/** One entry in a section of the resume, with its buttons: edit, remove, move (also Alt with arrow keys). */

import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons'
import type { KeyboardEvent, ReactNode } from 'react'
import type { ResumeKind } from '@/lib/resume/resume-kinds'
import { ActButton } from '@/ui/ActButton'
import { Button } from '@/ui/Button'
import { named } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { type Entry, entryFacts, entryTime, entryTitle } from '../entry'
import type { ResumeOptions } from '../use-resume-options'
import styles from './ResumeSection.module.css'

interface EntryItemProps {
  kind: ResumeKind
  entry: Entry
  options: ResumeOptions
  /** Whether it has an unsaved draft. */
  unsaved: boolean
  first: boolean
  last: boolean
  onEdit(): void
  onRemove(): Promise<void>
  onMove(by: -1 | 1): void
}

/** An entry with its actions; Alt with an arrow key moves it. */
export function EntryItem(props: EntryItemProps) {
  const t = useT()
  const { kind, entry, options, unsaved, first, last, onMove } = props
  const name = entryTitle(kind, entry.values)
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  const button = (action: string, icon: ReactNode, act: () => void, off = false) => (
    <Button
      type="text"
      icon={icon}
      // Not `disabled`: the focus would be lost when an entry reaches an end.
      aria-disabled={off || undefined}
      aria-label={t('{action}：{name}', { action, name })}
      title={action}
      onClick={() => {
        if (!off) act()
      }}
    />
  )
  return (
    <li className={styles.entry}>
      <span className={styles.time}>{entryTime(entry.values)}</span>
      <div>
        <h2 className={styles.title}>
          {named(name)} {unsaved && <StatusTag color="warning">{t('有未保存的修改')}</StatusTag>}
        </h2>
        <dl className={styles.facts}>
          {entryFacts(kind, entry.values, options).map((fact) => (
            <div key={fact.name} className={styles.fact}>
              <dt>{fact.label}</dt>
              <dd>{named(fact.value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut besides the buttons in it */}
      <div className={styles.actions} onKeyDown={keys}>
        {button(t('上移'), <ArrowUpOutlined aria-hidden />, () => onMove(-1), first)}
        {button(t('下移'), <ArrowDownOutlined aria-hidden />, () => onMove(1), last)}
        {button(t('编辑'), <EditOutlined aria-hidden />, props.onEdit)}
        <ActButton
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('{action}：{name}', { action: t('删除'), name })}
          title={t('删除')}
          act={props.onRemove}
        />
      </div>
    </li>
  )
}
