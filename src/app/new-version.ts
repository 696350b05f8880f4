/** Watches for a deployed new version of the portal and notifies the person with a notice that offers a reload; started by `member-routes.tsx`. */

import { notify } from '@/lib/events/notices'
import { hasUnsavedWork } from '@/lib/events/unsaved-work'
import { t } from '@/lib/i18n/i18n'
import { onChunkMissing } from '@/lib/loading/lazy-import'
import { withBase } from '@/lib/routing/base-path'
import { portalVersion } from '@/lib/site/portal-version'

/** Delay of the first check after page load, in milliseconds. */
const firstLook = 20_000
/** Shortest time between two checks, in milliseconds. */
const betweenLooks = 5 * 60_000
/** Interval of checks in a tab that stays visible. */
const regularly = 30 * 60_000
/** Interval of checks whether unsaved work has been saved. */
const untilSaved = 3_000

/** The version served now, past all caches; null where unknown. */
async function servedVersion(): Promise<string | null> {
  try {
    const response = await fetch(withBase(`/version.json?${Date.now()}`), { cache: 'no-store', credentials: 'omit' })
    const answer: unknown = response.ok ? await response.json() : null
    const version = answer && typeof answer === 'object' && 'version' in answer ? answer.version : null
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}

/**
 * Notices that another version is served than this page was loaded with, and offers a reload once nothing is unsaved;
 * once per version. It checks when the tab becomes visible, at intervals, and when a chunk is missing. It never reloads
 * unasked.
 * @param reload reloads the page
 * @returns a function that stops it
 */
export function watchVersion(reload = () => window.location.reload()): () => void {
  const own = portalVersion()
  if (!own) return () => {}
  let offered = own
  let last = 0
  /** Several missing chunks cause one check. */
  let looking: Promise<string | null> | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined

  const offer = (version: string) => {
    clearTimeout(waiting)
    if (hasUnsavedWork() || document.hidden) {
      waiting = setTimeout(offer, untilSaved, version)
      return
    }
    offered = version
    notify({
      kind: 'info',
      title: t('平台已更新'),
      text: t('请在方便时刷新，改用新版本；已保存的内容都在。'),
      way: { label: t('立即刷新'), go: () => (hasUnsavedWork() ? putOff(version) : reload()) },
      seconds: 0,
    })
  }

  /** Something was started since the offer. */
  const putOff = (version: string) => {
    const text = t('还有未保存的内容，保存后会再次提示刷新。')
    notify({ kind: 'warning', title: t('提示'), text, seconds: 8 })
    offer(version)
  }

  const lookNow = async () => {
    last = Date.now()
    looking ??= servedVersion()
    const version = await looking
    looking = null
    if (version && version !== own && version !== offered) offer(version)
  }
  const look = () => {
    // Also after the clock was set back.
    if (!document.hidden && Math.abs(Date.now() - last) >= betweenLooks) void lookNow()
  }

  const timer = setInterval(look, regularly)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  const stopHearing = onChunkMissing(() => void lookNow())
  const first = setTimeout(look, firstLook)
  return () => {
    stopHearing()
    clearTimeout(first)
    clearInterval(timer)
    clearTimeout(waiting)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
