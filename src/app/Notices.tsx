/** Shows notices of failures and successes in a corner of the page. */

import { useEffect, useState } from 'react'
import { type RecentNotice, recentNotices, subscribeNotices } from '@/lib/events/notices'
import { useT } from '@/ui/use-t'
import styles from './Notices.module.css'

/** Errors within this time are shown as one, the last (specification, section 8); all stay in the recent messages. */
const errorPause = 300
/** Largest number of notices on screen. */
const most = 5

/** Number of the last notice shown. */
let visibleCount = 0

/**
 * Displays notices. Part of the entry chunk and without antd, so that failures can be shown before anything else has
 * loaded.
 */
export function Notices() {
  const [open, setOpen] = useState<readonly RecentNotice[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (notice: RecentNotice) => setOpen((before) => [...before, notice].slice(-most))
    const showNew = () => {
      for (const notice of recentNotices().filter(({ id }) => id > visibleCount)) {
        visibleCount = notice.id
        if (notice.kind !== 'error') show(notice)
        else {
          clearTimeout(timer)
          timer = setTimeout(show, errorPause, notice)
        }
      }
    }
    showNew()
    const stop = subscribeNotices(showNew)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return (
    <div className={styles.notices}>
      {open.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          close={() => setOpen((before) => before.filter(({ id }) => id !== notice.id))}
        />
      ))}
    </div>
  )
}

/** Stays for its seconds, and while the pointer or the focus is in it. */
function NoticeCard({ notice: { kind, title, text, way, seconds }, close }: { notice: RecentNotice; close(): void }) {
  const t = useT()
  const [paused, setPaused] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing is the same at each drawing
  useEffect(() => {
    // In the senior mode nothing closes by itself.
    if (paused || seconds === 0 || document.documentElement.dataset.senior) return
    const timer = setTimeout(close, seconds * 1000)
    return () => clearTimeout(timer)
  }, [paused, seconds])
  const pause = () => setPaused(true)
  const release = () => setPaused(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who points at it or is in it reads; nothing is done
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`${styles.notice} ${styles[kind]}`}
      onPointerEnter={pause}
      onPointerLeave={release}
      onFocus={pause}
      onBlur={release}
    >
      <p>
        <strong>{title}</strong>
        <br />
        {text}
        {way && (
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              close()
              way.go()
            }}
          >
            {way.label}
          </button>
        )}
      </p>
      <button type="button" aria-label={t('关闭')} onClick={close}>
        ×
      </button>
    </div>
  )
}
