/** The command palette (Ctrl+K): one field that finds pages, help and what the backend's search finds, with keys and groups. */

import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { helpTopics } from '@/features/help/topics'
import { watchUnsaved } from '@/lib/events/unsaved-work'
import { useMaybeSession } from '@/session/session'
import type { PageLink } from '@/shared/navigation/page-links'
import { useMatcher } from '@/shared/search/use-matcher'
import { Dialog } from '@/ui/Dialog'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import styles from './CommandPalette.module.css'
import { PaletteList } from './PaletteList'
import {
  accountEntries,
  foundGroups,
  helpEntries,
  matchingGroup,
  type PaletteEntry,
  pageEntries,
} from './palette-entries'
import { longestSearch, useSearch } from './use-search'

interface CommandPaletteProps {
  open: boolean
  pages: readonly PageLink[]
  onClose(): void
}

/**
 * The command palette: one field for everything the person may open. Pages and help are searched in the browser, also without a
 * connection; the rest is the backend's search.
 */
export function CommandPalette({ open, pages, onClose }: CommandPaletteProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState<string | null>(null)
  const hasSession = useMaybeSession() !== null
  const search = useSearch(query, open && hasSession)
  // When the login ends, the person signs in over the palette; then the same words are searched again.
  const holdsWords = open && query.trim() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the retry only sets state
  useEffect(() => (holdsWords ? watchUnsaved({ unsaved: () => true, send: search.retry }) : undefined), [holdsWords])
  const found = useMatcher(query)
  const groups = [
    matchingGroup(t('页面'), [...pageEntries(pages, t), ...(hasSession ? accountEntries(t) : [])], found),
    ...foundGroups(search.groups, t),
    matchingGroup(t('帮助'), helpEntries(helpTopics, t), found),
  ].filter(({ entries }) => entries.length > 0)
  const entries = groups.flatMap((group) => group.entries)
  // Results that come later keep the marked entry marked.
  const current = Math.max(
    entries.findIndex((entry) => entry.id === marked),
    0,
  )
  useEffect(() => {
    if (open) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, id, current])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    if (typeof entry.to === 'string') navigate(entry.to)
    else entry.to()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (entries.length === 0) return
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setMarked(entries[(to + entries.length) % entries.length]?.id ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(entries[current])
    }
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const status = () => {
    if (search.tooLong)
      return t('搜索内容不能超过 {most} 个字，现在 {n} 个', { most: longestSearch, n: query.trim().length })
    if (search.loading) return t('正在搜索…')
    if (search.failureText !== undefined) return t('只搜索了页面和帮助，找到 {n} 项', { n: entries.length })
    if (entries.length === 0) return t('没有找到，请换个词试试。')
    if (total > entries.length)
      return t('找到 {total} 项，列出 {n} 项，用上下键选择，回车打开', { total, n: entries.length })
    return t('{n} 项，用上下键选择，回车打开', { n: entries.length })
  }
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      footer={null}
      title={t('搜索')}
      width={640}
      destroyOnHidden
      afterClose={() => {
        setQuery('')
        setMarked(null)
      }}
    >
      <input
        autoFocus
        type="text"
        className={styles.input}
        role="combobox"
        aria-label={t('搜索页面、项目、人员、指南、消息、文件和帮助')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        placeholder={t('输入文字、编号、拼音或拼音首字母')}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setMarked(null)
        }}
        onKeyDown={onKeyDown}
      />
      {search.failureText !== undefined && <LoadFailure text={search.failureText} onRetry={search.retry} />}
      <PaletteList id={id} groups={groups} current={current} onMark={setMarked} onChoose={choose} />
      <p role="status" className={styles.status}>
        {status()}
      </p>
    </Dialog>
  )
}
