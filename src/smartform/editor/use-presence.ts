/** Reports that this form is open, and who else has it open, to the backend and to `PresenceLine.tsx`. */

import { useEffect, useRef, useState } from 'react'
import { t } from '@/lib/i18n/i18n'
import { tabId } from '@/lib/storage/tab-id'
import type { Presence, SmartformPorts } from '../ports'
import type { FormNode } from '../schema/nodes'

/** Interval of reports, in milliseconds. */
const pulse = 20_000

interface PresenceOptions {
  /** Absent: nothing is reported and nobody is displayed. */
  report: SmartformPorts['presence']
  contentId: string
  pageId: string
}

/**
 * Who else has this content open. While visible, the page reports itself every 20 seconds; hidden, it is silent, and
 * the server counts it as left after a while. A failed call displays nobody.
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

/** Who is where in the form: people on this page first, each person once per page. */
export function presenceTexts(form: FormNode, others: readonly Presence[], pageId: string): string[] {
  const here = others.filter((other) => other.pageId === pageId)
  const elsewhere = others.filter((other) => other.pageId !== pageId)
  const texts = [...here, ...elsewhere].map(({ name, own, pageId: at }) => {
    const page = form.pages.find((page) => page.id === at)?.title
    if (at === pageId) return own ? t('您在另一个标签页也打开了本页') : t('{name} 正在本页填写', { name })
    if (page === undefined) return ''
    return own ? t('您在另一个标签页打开了“{page}”', { page }) : t('{name} 正在填写“{page}”', { name, page })
  })
  return [...new Set(texts)].filter((text) => text !== '')
}
