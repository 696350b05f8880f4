/** Two panes side by side with a separator moved by pointer or keys; for the desks of reviewers. */

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styles from './SplitPanes.module.css'
import { useT } from './use-t'

/** Minimum, maximum and initial width of the first pane, in per cent. */
const least = 25
const most = 75
const usual = 55
const step = 2

interface SplitPanesProps {
  /** Label of the separator: “width of the document”. */
  label: string
  /** The stored width of the first pane in per cent; null for the default. */
  share: number | null
  onShare(share: number): void
  first: ReactNode
  second: ReactNode
}

const within = (share: number) => Math.min(most, Math.max(least, Math.round(share)))

/** Two panes with a draggable separator. Arrow keys, Home and End move it; Enter or a double click resets it. */
export function SplitPanes({ label, share, onShare, first, second }: SplitPanesProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const [now, setNow] = useState(() => within(share ?? usual))
  const move = (to: number) => {
    setNow(within(to))
    onShare(within(to))
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const bounds = box.current?.getBoundingClientRect()
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(((event.clientX - bounds.left) / bounds.width) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: least,
      End: most,
      Enter: usual,
    }
    const target = to[event.key]
    if (target === undefined) return
    event.preventDefault()
    move(target)
  }
  return (
    <div ref={box} className={styles.panes} style={{ gridTemplateColumns: `${now}fr 16px ${100 - now}fr` }}>
      {first}
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved */}
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={least}
        aria-valuemax={most}
        title={t('拖动或按左右方向键调整宽度，双击恢复')}
        className={styles.line}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
        onDoubleClick={() => move(usual)}
      />
      {second}
    </div>
  )
}
