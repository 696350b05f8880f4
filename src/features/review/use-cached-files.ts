import { useEffect, useMemo, useState } from 'react'
import { filesIn, keepReviewFile } from './cached-review'

/** Caches a proposal's files on this device, one after the other, for offline reading; returns the progress. */
export function useCachedFiles(userId: string, values: unknown): { kept: number; all: number } {
  const files = useMemo(() => filesIn(values), [values])
  const [done, setDone] = useState<{ of: unknown; kept: number }>({ of: files, kept: 0 })
  useEffect(() => {
    let open = true
    const keep = async () => {
      let kept = 0
      for (const file of files) {
        if (!open) return
        if (await keepReviewFile(userId, file).catch(() => false)) kept += 1
        if (open) setDone({ of: files, kept })
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
  return { kept: done.of === files ? done.kept : 0, all: files.length }
}
