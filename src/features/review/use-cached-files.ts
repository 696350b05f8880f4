/** Caches a proposal's files on the device, for reading offline in the review task. */
import { useEffect, useMemo, useState } from 'react'
import { filesIn, keepReviewFile } from './cached-review'

/** Caches a proposal's files on this device, one after the other, for offline reading; returns the progress. */
export function useCachedFiles(userId: string, values: unknown): { cachedCount: number; all: number } {
  const files = useMemo(() => filesIn(values), [values])
  const [done, setDone] = useState<{ of: unknown; cachedCount: number }>({ of: files, cachedCount: 0 })
  useEffect(() => {
    let open = true
    const keep = async () => {
      let cachedCount = 0
      for (const file of files) {
        if (!open) return
        if (await keepReviewFile(userId, file).catch(() => false)) cachedCount += 1
        if (open) setDone({ of: files, cachedCount })
      }
    }
    const again = () => void keep()
    again()
    window.addEventListener('online', again)
    return () => {
      open = false
      window.removeEventListener('online', again)
    }
  }, [userId, files])
  return { cachedCount: done.of === files ? done.cachedCount : 0, all: files.length }
}
