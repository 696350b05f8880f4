import { useEffect, useState } from 'react'
import { type DictionaryEntry, entryName } from '@/lib/entry-name'
import { loadChunk } from '@/lib/lazy-page'
import { useT } from '@/ui/use-t'
import styles from './LoginShown.module.css'

/** How long after the page is there it is asked for, in milliseconds: the ways in come first. */
const after = 400

/** What the commission has everyone read who comes to sign in; below the ways in, which it must not push about. What has no English is read in Chinese. */
export function LoginShown() {
  const t = useT()
  const [lines, setLines] = useState<readonly DictionaryEntry[]>([])
  useEffect(() => {
    let here = true
    const load = async () => {
      const { loginShown } = await loadChunk(() => import('../login-shown'))
      const shown = await loginShown()
      if (here) setLines(shown)
    }
    const timer = setTimeout(() => void load().catch(() => {}), after)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [])
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines} aria-label={t('登录须知')}>
      {lines.map((line) => (
        <li key={line.id} lang={entryName(line) === line.name ? 'zh-CN' : undefined}>
          {entryName(line)}
        </li>
      ))}
    </ul>
  )
}
