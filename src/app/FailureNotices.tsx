import { ConfigProvider, notification } from 'antd'
import debounce from 'lodash/debounce'
import { useEffect, useRef } from 'react'
import { type KeptNotice, recentNotices, subscribeNotices } from '@/lib/notices'
import { useTheme } from './use-theme'

/** Errors that come together are shown as one, the last (specification, section 8); all stay in the recent messages. */
const errorPause = 300

/** Number of the last notice that was shown, also before this was loaded. */
let shown = 0

/** Draws the notices as they are given. Loaded with the first of them. */
export function FailureNotices() {
  const theme = useTheme()
  const [api, holder] = notification.useNotification({ placement: 'topRight', maxCount: 5 })
  // Another object at each drawing; the notice that is waiting must not be lost with the one it was to be given to.
  const latest = useRef(api)
  useEffect(() => {
    latest.current = api
  }, [api])
  useEffect(() => {
    const open = ({ id, kind, title, text, seconds }: KeptNotice) =>
      latest.current[kind]({
        key: id,
        title,
        description: text,
        duration: seconds,
        role: kind === 'error' ? 'alert' : 'status',
      })
    const openError = debounce(open, errorPause)
    const showNew = () => {
      for (const notice of recentNotices()) {
        if (notice.id <= shown) continue
        shown = notice.id
        if (notice.kind === 'error') openError(notice)
        else open(notice)
      }
    }
    showNew()
    const stop = subscribeNotices(showNew)
    return () => {
      stop()
      openError.cancel()
    }
  }, [])
  return <ConfigProvider theme={theme}>{holder}</ConfigProvider>
}
