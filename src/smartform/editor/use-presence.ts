import { useEffect, useRef, useState } from 'react'
import type { Presence, SmartformPorts } from '../ports'
import { tabId } from './tab-id'

/** How often an open page says so, in milliseconds. */
const pulse = 20_000

interface PresenceOptions {
  /** Absent: nobody is told and nobody is shown. */
  report: SmartformPorts['presence']
  contentId: string
  pageId: string
}

/**
 * Who else has this content open. While the document is in sight it says every 20 seconds which page is in hand; hidden it
 * is silent, and the server takes it for left after a while. A call that fails shows nobody and troubles nobody.
 */
export function usePresence({ report, contentId, pageId }: PresenceOptions): readonly Presence[] {
  const [others, setOthers] = useState<readonly Presence[]>([])
  const page = useRef(pageId)
  const beat = useRef<() => void>(undefined)

  useEffect(() => {
    if (!report) return
    let open = true
    let timer: ReturnType<typeof setInterval> | undefined
    const say = async (at: string | null) => {
      const found = await report(contentId, at, await tabId()).catch(() => [])
      if (open && at !== null) setOthers(found)
    }
    const start = () => {
      clearInterval(timer)
      if (document.visibilityState === 'hidden') return
      void say(page.current)
      timer = setInterval(() => void say(page.current), pulse)
    }
    const leave = () => void say(null)
    beat.current = start
    start()
    document.addEventListener('visibilitychange', start)
    window.addEventListener('pagehide', leave)
    return () => {
      open = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', start)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [report, contentId])

  useEffect(() => {
    if (page.current === pageId) return
    page.current = pageId
    beat.current?.()
  }, [pageId])
  return others
}
