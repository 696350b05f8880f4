/** The pane beside a list with the opened work item (split view). */

import { useContext, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ownValue } from '@/lib/collections/own-value'
import { PageTabContext } from '@/shared/navigation/page-tab'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import type { WorkAction } from '../kind'
import { kindWords } from '../kind-words'
import { FiledWorkPage } from '../pages/FiledWorkPage'
import { PapersContext } from '../papers'
import { nextWaiting, readable } from '../split-order'
import { paneKeys, usePaneKeys } from '../use-pane-keys'
import { usePaneSteps } from '../use-pane-steps'
import type { SplitView } from '../use-split-view'
import { workTitle } from '../work-title'
import { PaneHeader } from './PaneHeader'
import styles from './SplitPane.module.css'

interface SplitPaneProps {
  /** The kinds of the list; a paper of another kind is not found. */
  kinds: readonly string[]
  view: SplitView
  /** The rows of the page; absent: not loaded yet. */
  rows: readonly WorkRowFragment[] | undefined
  /** Whether the rows of the requested page are still on their way. */
  loading: boolean
  pageNo: number
  /** The number of pages. */
  pages: number
  setPageNo(pageNo: number): void
  /** Something was decided: the list and its counts are out of date. */
  onChanged(): void
}

/**
 * The paper that is open beside its list, with its decision: the same as on its own page; in a narrow window it stands alone. F9 opens the
 * next one, F8 the previous one, F6 goes from list to paper to decision. After a decision the next paper that waits opens, and what was
 * decided is announced.
 */
export function SplitPane({ kinds, view, rows, onChanged, ...pages }: SplitPaneProps) {
  const t = useT()
  const where = useId()
  const pane = useRef<HTMLElement>(null)
  const [done, setDone] = useState<{ work: WorkRowFragment; action: WorkAction }>()
  // The paper that the page was opened with leaves the focus to the page's own heading.
  const [first] = useState(view.paperId)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && view.paperId !== first) setHasMoved(true)
  const papers = (rows ?? []).filter(readable)
  const place = papers.findIndex(({ id }) => id === view.paperId)
  // A paper that is not on this page of the list is of the list's first kind or shows what all have in common.
  const kind = rows?.find(({ id }) => id === view.paperId)?.kind ?? kinds[0] ?? ''
  const Paper = ownValue(useContext(PapersContext), kind) ?? FiledWorkPage
  const step = usePaneSteps({ papers, place, open: view.open, ...pages })
  const move = (by: 1 | -1) => {
    setDone(undefined)
    step.go(by)
  }
  usePaneKeys({ pane, move, hasList: view.active })
  const position =
    place < 0 ? t('不在列表的这一页上') : t('本页第 {n} 份，共 {total} 份', { n: place + 1, total: papers.length })
  const decided = (work: WorkRowFragment, action: WorkAction) => {
    onChanged()
    const next = nextWaiting(papers, work.id)
    // Received, it waits for the same person.
    if (action === 'RECEIVE' || !next) return false
    setDone({ work, action })
    view.open(next.id)
    return true
  }
  return (
    <section
      ref={pane}
      className={view.active ? styles.pane : `${styles.pane} ${styles.alone}`}
      aria-label={t('打开的内容')}
    >
      <div className={styles.bar}>
        <Button aria-keyshortcuts={paneKeys.previous} disabled={!step.can(-1)} onClick={() => move(-1)}>
          {t('上一份（{key}）', { key: paneKeys.previous })}
        </Button>
        <Button aria-keyshortcuts={paneKeys.next} disabled={!step.can(1)} onClick={() => move(1)}>
          {t('下一份（{key}）', { key: paneKeys.next })}
        </Button>
        <span id={where}>{view.paperId !== undefined && rows && position}</span>
        {view.paperId !== undefined && <Link to={view.listAddress}>{t('关闭，回到列表')}</Link>}
      </div>
      {view.active && (
        <p className={styles.hint}>
          {t('按 {key} 依次到列表、内容和审核意见。这些按键在输入文字时也可以使用。', { key: paneKeys.across })}
        </p>
      )}
      <div role="status">
        {done && (
          <Alert
            className={styles.done}
            type="success"
            title={t('操作成功：《{name}》的审核结论是“{decision}”。已打开下一份待审核的内容。', {
              name: workTitle(done.work.title),
              decision: t(
                kindWords(done.work.kind).choices.find(({ action }) => action === done.action)?.label ?? done.action,
              ),
            })}
          />
        )}
      </div>
      {view.paperId === undefined ? (
        <Empty description={t('请从左边的列表中选一份。')} />
      ) : (
        <WithoutTab>
          <Paper
            key={view.paperId}
            id={view.paperId}
            kinds={kinds}
            back={{ label: t('关闭，回到列表'), to: view.listAddress }}
            pane={{
              header: (parts) => <PaneHeader {...parts} focused={hasMoved} describedBy={where} />,
              onDecided: decided,
              onChanged,
            }}
          />
        </WithoutTab>
      )}
    </section>
  )
}

/**
 * The next paper takes the place of this one, so its form does not stay mounted as that of a page with a tab: an
 * opinion is stored before, or the person is asked. The tab keeps the list's name.
 */
function WithoutTab({ children }: { children: React.ReactNode }) {
  const tab = useContext(PageTabContext)
  const own = useMemo(
    () => ({
      name: () => {},
      stays: (pathname: string) => pathname !== window.location.pathname && tab.stays(pathname),
    }),
    [tab],
  )
  return <PageTabContext value={own}>{children}</PageTabContext>
}
