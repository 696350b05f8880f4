import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getLocalEntry, setLocalEntry } from '@/lib/storage/device-storage'
import { useSession } from '@/session/session'
import type { FormEngine } from '@/smartform/engine/engine'
import { SplitPanes } from '@/ui/SplitPanes'
import { useNarrow } from '@/ui/use-narrow'
import { useT } from '@/ui/use-t'
import type { ReviewTaskQuery } from '../graphql/review.evaluation.generated'
import { useNotes } from '../use-notes'
import type { OpenedReview } from '../use-review'
import { useScrollPosition } from '../use-scroll-position'
import { DocumentPane } from './DocumentPane'
import { ReviewPane } from './ReviewPane'
import styles from './workbench.module.css'

interface WorkbenchProps {
  opened: OpenedReview & { form: NonNullable<OpenedReview['form']> }
  document: NonNullable<ReviewTaskQuery['reviewTask']['document']>
  /** Whether it was just begun here: what was pressed for it is gone, so the focus comes to the proposal. */
  begun: boolean
  onChanged(): void
}

type Side = 'document' | 'review'

/** How far down the page a box begins, in px, for it to fill the window from there. */
function useTop(narrow: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (!narrow && box.current) setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [narrow])
  return { box, style: { '--bench-top': `${top}px` } as CSSProperties }
}

/**
 * The proposal beside its review: side by side with a line to move between them, on a narrow screen one at a time. Each keeps its place.
 * F6 goes from one to the other.
 */
export function Workbench({ opened, document: proposal, begun, onChanged }: WorkbenchProps) {
  const t = useT()
  const userId = useSession().user.id
  const narrow = useNarrow()
  const [side, setSide] = useState<Side>('document')
  const [engine, setEngine] = useState<FormEngine | null>(null)
  const panes = { document: useRef<HTMLElement>(null), review: useRef<HTMLElement>(null) }
  const { task } = opened.desk
  const key = `review-desk/${userId}`
  const scrolled = (item: Side) => ({ page: narrow, visible: !narrow || side === item })
  useScrollPosition(panes.document, `${key}/${task.id}/document`, scrolled('document'))
  useScrollPosition(panes.review, `${key}/${task.id}/review`, scrolled('review'))
  const { content } = opened.form
  const notes = useNotes(content, engine)
  const { box, style } = useTop(narrow)

  const { document: left, review: right } = panes
  useEffect(() => {
    const cross = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      const toReview = !right.current?.contains(document.activeElement)
      setSide(toReview ? 'review' : 'document')
      // On a narrow screen it is shown by then.
      setTimeout(() => (toReview ? right : left).current?.focus())
    }
    document.addEventListener('keydown', cross)
    return () => document.removeEventListener('keydown', cross)
  }, [left, right])

  useEffect(() => {
    if (begun) left.current?.focus({ preventScroll: true })
  }, [begun, left])

  const first = (
    <section
      ref={left}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is a stop of the keyboard
      tabIndex={0}
      aria-label={t('申报书')}
      className={styles.pane}
      data-away={(narrow && side !== 'document') || undefined}
    >
      <DocumentPane document={proposal} notes={notes} />
    </section>
  )
  const second = (
    <section
      ref={right}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is a stop of the keyboard
      tabIndex={0}
      aria-label={t('评审表')}
      className={styles.pane}
      data-away={(narrow && side !== 'review') || undefined}
    >
      <ReviewPane opened={opened} engine={engine} onOpen={setEngine} onChanged={onChanged} />
    </section>
  )
  if (narrow)
    return (
      <div className={styles.single}>
        <div className={styles.sides}>
          {(['document', 'review'] as const).map((item) => (
            <button key={item} type="button" aria-pressed={side === item} onClick={() => setSide(item)}>
              {item === 'document' ? t('申报书') : t('评审表')}
            </button>
          ))}
        </div>
        {first}
        {second}
      </div>
    )
  return (
    <div ref={box} className={styles.bench} style={style}>
      <SplitPanes
        label={t('申报书的宽度')}
        share={Number(getLocalEntry(`${key}/share`)) || null}
        onShare={(share) => setLocalEntry(`${key}/share`, String(share))}
        first={first}
        second={second}
      />
    </div>
  )
}
