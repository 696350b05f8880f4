/** The note that a page's or dialog's times are Beijing's, and the hooks that format times beneath it. */

import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import {
  formatMinute,
  formatMinuteInBeijing,
  formatRecent,
  formatRecentInBeijing,
  isElsewhere,
} from '@/lib/time/beijing-time'
import { useT } from './use-t'

/** Tells the nearest block that it holds a time; null outside of blocks. */
const TimesContext = createContext<(() => void) | null>(null)

/**
 * Writes Beijing date and time, `YYYY-MM-DD HH:mm`, of a timestamp in milliseconds since 1970. Inside a block (a page, a dialog) the block names the
 * zone once; outside, each time does.
 */
export const useMinute = () => useTimes(formatMinute, formatMinuteInBeijing)

/** The same for a moment just past: of today only `HH:mm`. */
export const useRecent = () => useTimes(formatRecent, formatRecentInBeijing)

type Format = (at: number) => string

function useTimes(labelled: Format, bare: Format): Format {
  const tell = useContext(TimesContext)
  const isUsed = useRef(false)
  useLayoutEffect(() => {
    if (isUsed.current) tell?.()
  })
  return (at) => {
    if (!tell || !isElsewhere(at)) return labelled(at)
    isUsed.current = true
    return bare(at)
  }
}

/** A page or a dialog: above its content stands whose times it shows, where it shows times of another zone than the reader's. */
export function TimesBlock({ children }: { children: ReactNode }) {
  const t = useT()
  const [isNamed, setNamed] = useState(false)
  const tell = useCallback(() => setNamed(true), [])
  return (
    <>
      {isNamed && <p>{t('时间均为北京时间。')}</p>}
      <TimesContext value={tell}>{children}</TimesContext>
    </>
  )
}
