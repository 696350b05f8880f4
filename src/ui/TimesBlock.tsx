/** Says once per block of a page that its times are Beijing's, where the reader's clock differs. */

import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { formatMinute, formatMinuteInBeijing, isElsewhere } from '@/lib/time/beijing-time'
import { useT } from './use-t'

/** Tells the nearest block that it holds a time; null outside of blocks. */
const TimesContext = createContext<(() => void) | null>(null)

/**
 * Writes Beijing date and time, `YYYY-MM-DD HH:mm`, of a timestamp in milliseconds since 1970. Inside a block (`Section`, a dialog, a page) the block
 * names the zone once; outside, each time does.
 */
export function useMinute(): (at: number) => string {
  const tell = useContext(TimesContext)
  const isUsed = useRef(false)
  useLayoutEffect(() => {
    if (isUsed.current) tell?.()
  })
  return (at) => {
    if (!tell || !isElsewhere(at)) return formatMinute(at)
    isUsed.current = true
    return formatMinuteInBeijing(at)
  }
}

/** Whether the block holds a time of another zone than the reader's, and a wrapper for its content. */
export function useTimesBlock(): [isNamed: boolean, wrap: (content: ReactNode) => ReactNode] {
  const [isNamed, setNamed] = useState(false)
  const tell = useCallback(() => setNamed(true), [])
  return [isNamed, (content) => <TimesContext value={tell}>{content}</TimesContext>]
}

/** A heading that names the zone of the times below it, where they need it. */
export function TimesHeading({ isNamed, children }: { isNamed: boolean; children: ReactNode }) {
  const t = useT()
  return (
    <>
      {children}
      {isNamed && t('（北京时间）')}
    </>
  )
}

/** A block without a heading of its own: a page or a dialog. The sentence stands above its content. */
export function TimesBlock({ children }: { children: ReactNode }) {
  const t = useT()
  const [isNamed, wrap] = useTimesBlock()
  return (
    <>
      {isNamed && <p>{t('时间均为北京时间。')}</p>}
      {wrap(children)}
    </>
  )
}
