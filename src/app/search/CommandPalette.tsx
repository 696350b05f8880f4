import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { program } from '@/api/program'
import { workflow } from '@/api/workflow'
import { helpTopics } from '@/features/help/topics'
import { useMaybeSession } from '@/session/session'
import type { PageLink } from '@/shared/navigation/page-links'
import { useMatcher } from '@/shared/search/use-matcher'
import { Dialog } from '@/ui/Dialog'
import { useT } from '@/ui/use-t'
import styles from './CommandPalette.module.css'
import { PaletteList } from './PaletteList'
import { PaletteGuidesDocument } from './palette.program.generated'
import { PaletteProjectsDocument } from './palette.workflow.generated'
import { foundIn, guideEntries, helpEntries, type PaletteEntry, pageEntries, projectEntries } from './palette-entries'

interface CommandPaletteProps {
  open: boolean
  pages: readonly PageLink[]
  onClose(): void
}

/** The command palette: pages, own projects, guides and help topics by typing. */
export function CommandPalette({ open, pages, onClose }: CommandPaletteProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)
  const declares = useMaybeSession()?.permissions.has('s02.f009') ?? false
  const queryOptions = { skip: !open || !declares, fetchPolicy: 'cache-and-network', background: true } as const
  const projects = workflow.useQuery(PaletteProjectsDocument, queryOptions)
  const guides = program.useQuery(PaletteGuidesDocument, queryOptions)
  const found = useMatcher(query)
  const groups = foundIn(
    [
      { title: t('页面'), entries: pageEntries(pages, t) },
      { title: t('我的项目'), entries: projectEntries(projects.data?.works?.items ?? [], t) },
      { title: t('指南'), entries: guideEntries(guides.data?.guides?.items ?? []) },
      { title: t('帮助'), entries: helpEntries(helpTopics, t) },
    ],
    found,
  )
  const entries = groups.flatMap((group) => group.entries)
  const current = Math.min(marked, entries.length - 1)
  useEffect(() => {
    if (open) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, id, current])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (entries.length === 0) return
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setMarked((to + entries.length) % entries.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(entries[current])
    }
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
        setMarked(0)
      }}
    >
      <input
        autoFocus
        type="text"
        className={styles.input}
        role="combobox"
        aria-label={t('搜索页面、项目、指南和帮助')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        placeholder={t('输入文字、拼音或拼音首字母')}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setMarked(0)
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={id} groups={groups} current={current} onMark={setMarked} onChoose={choose} />
      <p role="status" className={styles.status}>
        {entries.length === 0
          ? t('没有找到，请换个词试试。')
          : t('{n} 项，用上下键选择，回车打开', { n: entries.length })}
      </p>
    </Dialog>
  )
}
