/** A document and a form side by side, for reviews and technical evaluations. */

import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getPersonEntry, setPersonEntry } from '@/lib/storage/person-entries'
import { useSession } from '@/session/session'
import { SplitPanes } from '@/ui/SplitPanes'
import { useNarrow } from '@/ui/use-narrow'
import styles from './desk.module.css'
import { useScrollPosition } from './use-scroll-position'

interface SplitDeskProps {
  /** The names of the document, of its form, and of the line between them; translated. */
  labels: { document: string; form: string; width: string }
  /** The width is stored under `desk`, the scroll positions under `desk` and `item`. */
  desk: string
  item: string
  /** Whether the document takes the focus when the desk opens. */
  focusesDocument?: boolean
  document: ReactNode
  form: ReactNode
}

type Side = 'document' | 'form'

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
 * A document beside the form that is filled in about it: side by side with a line to move between them, on a narrow
 * screen one at a time. Each keeps its scroll position. F6 goes from one to the other.
 */
export function SplitDesk({ labels, desk, item, focusesDocument = false, document: text, form }: SplitDeskProps) {
  const narrow = useNarrow()
  const [side, setSide] = useState<Side>('document')
  const panes = { document: useRef<HTMLElement>(null), form: useRef<HTMLElement>(null) }
  const scrolled = (pane: Side) => ({ page: narrow, visible: !narrow || side === pane })
  const userId = useSession().user.id
  useScrollPosition(panes.document, userId, `state/${desk}/${item}/document`, scrolled('document'))
  useScrollPosition(panes.form, userId, `state/${desk}/${item}/review`, scrolled('form'))
  const { box, style } = useTop(narrow)

  const { document: left, form: right } = panes
  useEffect(() => {
    const cross = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      const toForm = !right.current?.contains(document.activeElement)
      setSide(toForm ? 'form' : 'document')
      // On a narrow screen it is visible by then.
      setTimeout(() => (toForm ? right : left).current?.focus())
    }
    document.addEventListener('keydown', cross)
    return () => document.removeEventListener('keydown', cross)
  }, [left, right])

  useEffect(() => {
    if (focusesDocument) left.current?.focus({ preventScroll: true })
  }, [focusesDocument, left])

  const pane = (name: Side, content: ReactNode) => (
    <section
      ref={panes[name]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is a stop of the keyboard
      tabIndex={0}
      aria-label={labels[name]}
      className={styles.pane}
      data-away={(narrow && side !== name) || undefined}
    >
      {content}
    </section>
  )
  if (narrow)
    return (
      <div className={styles.single}>
        <div className={styles.sides}>
          {(['document', 'form'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={side === name} onClick={() => setSide(name)}>
              {labels[name]}
            </button>
          ))}
        </div>
        {pane('document', text)}
        {pane('form', form)}
      </div>
    )
  return (
    <div ref={box} className={styles.bench} style={style}>
      <SplitPanes
        label={labels.width}
        share={Number(getPersonEntry(userId, `state/${desk}/share`)) || null}
        onShare={(share) => setPersonEntry(userId, `state/${desk}/share`, String(share))}
        first={pane('document', text)}
        second={pane('form', form)}
      />
    </div>
  )
}
