/** The navigation between the form's pages, each with its progress. */

import { MenuOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { useDerived } from '../fields/use-field-state'
import type { ContentSnapshot } from '../ports'
import type { PageNode } from '../schema/nodes'
import { checkPageId } from './editor-props'
import { FormLink } from './FormLink'
import styles from './PageList.module.css'
import { PageState } from './PageState'

const PageSheet = lazyPart(() => import('./PageSheet').then((module) => module.PageSheet))

interface PageListProps {
  engine: FormEngine
  /** The visible pages in order. */
  pages: readonly PageNode[]
  pageId: string
  /** Time of the last accepted answer by field id. */
  edited: ContentSnapshot['editedAt']
  /** Number of open required remarks by page. */
  remainingRemarks: ReadonlyMap<string, number>
  /** Whether the check page is listed last. */
  withCheck: boolean
}

/** The form's pages as a task list; in a narrow window a sheet behind a button. */
export function PageList(props: PageListProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const index = props.pages.findIndex((page) => page.id === props.pageId)
  const checking = props.withCheck && props.pageId === checkPageId
  const title = props.pages[index]?.title ?? ''
  return (
    <>
      <nav className={styles.side} aria-label={t('填写页面')}>
        <Entries {...props} />
      </nav>
      <div className={styles.narrow}>
        <Button
          block
          icon={<MenuOutlined aria-hidden />}
          aria-haspopup="dialog"
          onFocus={() => void PageSheet.preload()}
          onClick={() => {
            setConfirming(true)
            setOpen(true)
          }}
        >
          <span className={styles.current}>
            {checking
              ? t('核对并提交')
              : t('第 {n} / {count} 页：{title}', { n: index + 1, count: props.pages.length, title })}
          </span>
        </Button>
      </div>
      {isConfirming && (
        <PageSheet open={open} close={() => setOpen(false)}>
          <Entries {...props} onFollow={() => setOpen(false)} />
        </PageSheet>
      )}
    </>
  )
}

function Entries(props: PageListProps & { onFollow?(): void }) {
  const { engine, pages, pageId, edited, remainingRemarks: remarksLeft, withCheck, onFollow } = props
  const t = useT()
  const editedAt = usePageEdits(engine, edited)
  const progress = new Map(
    useDerived(engine, () => engine.progress()).map((pageProgress) => [pageProgress.pageId, pageProgress]),
  )
  return (
    <ol className={styles.list}>
      {pages.map((page, index) => {
        const state = progress.get(page.id)
        return (
          <li key={page.id}>
            <FormLink pageId={page.id} className={styles.entry} current={page.id === pageId} onFollow={onFollow}>
              <span className={styles.title}>
                {index + 1}. {page.title}
              </span>
              {state && (
                <PageState
                  progress={state}
                  editedAt={editedAt.get(page.id)}
                  remainingRemarks={remarksLeft.get(page.id)}
                />
              )}
            </FormLink>
          </li>
        )
      })}
      {withCheck && (
        <li>
          <FormLink pageId={checkPageId} className={styles.entry} current={pageId === checkPageId} onFollow={onFollow}>
            <span className={styles.title}>
              {pages.length + 1}. {t('核对并提交')}
            </span>
          </FormLink>
        </li>
      )}
    </ol>
  )
}

type Edits = ReadonlyMap<string, number>

function newest(engine: FormEngine, edited: ContentSnapshot['editedAt']): Edits {
  const pages = new Map<string, number>()
  for (const [fieldId, at] of Object.entries(edited ?? {})) {
    const pageId = engine.form.fields.get(fieldId)?.pageId
    if (pageId !== undefined && at > (pages.get(pageId) ?? 0)) pages.set(pageId, at)
  }
  return pages
}

const minute = 60_000

/** When each page was last edited, by the server and by this person. Updated at most once a minute. */
function usePageEdits(engine: FormEngine, edited: ContentSnapshot['editedAt']): Edits {
  const [edits, setEdits] = useState(() => newest(engine, edited))
  useEffect(
    () =>
      engine.onChange(({ origin, fieldIds }) => {
        if (origin !== 'person') return
        const now = Date.now()
        const pages = new Set(fieldIds.flatMap((id) => engine.form.fields.get(id)?.pageId ?? []))
        setEdits((before) => {
          const stale = [...pages].filter((id) => now - (before.get(id) ?? 0) >= minute)
          return stale.length === 0 ? before : new Map([...before, ...stale.map((id) => [id, now] as const)])
        })
      }),
    [engine],
  )
  return edits
}
