import { withBase } from '@/lib/base-path'
import { t } from '@/lib/i18n'
import { onPartMissing } from '@/lib/lazy-page'
import { notify } from '@/lib/notices'
import { portalVersion } from '@/lib/portal-version'
import { hasUnsavedWork } from '@/lib/unsaved-work'

/** The first look, in milliseconds after the page is there: nobody who has just come has an old one. */
const firstLook = 20_000
/** Milliseconds between two looks, however often one comes back to the tab. */
const betweenLooks = 5 * 60_000
/** An open tab that nobody leaves looks now and then as well. */
const regularly = 30 * 60_000
/** How often it is asked whether what is unsaved has been saved. */
const untilSaved = 3_000

/** The version that is served now, past everything that keeps files; null where that cannot be told. */
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
 * Notices that another version is served than this page was loaded with, and offers to load it once nothing is unsaved; each version
 * once. It looks when somebody comes back to the tab, now and then, and at once where a part did not come: only the new version may have it.
 * Never loads it unasked: what somebody reads or fills in stays until they say so.
 * @param reload loads the page anew
 * @returns how to stop
 */
export function watchVersion(reload = () => window.location.reload()): () => void {
  const own = portalVersion()
  if (!own) return () => {}
  let offered = own
  let last = 0
  /** Parts that are missing at the same time ask once. */
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

  /** Something has been begun since the offer was made. */
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
    // Also where the clock has been put back meanwhile.
    if (!document.hidden && Math.abs(Date.now() - last) >= betweenLooks) void lookNow()
  }

  const timer = setInterval(look, regularly)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  const stopHearing = onPartMissing(() => void lookNow())
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
