import { type DictionaryEntry, entryName } from '@/lib/entry-name'
import { useT } from '@/ui/use-t'
import { loginShown } from '../login-shown'
import styles from './LoginShown.module.css'

/** What it shows, with what shows it. */
export async function loadLoginShown() {
  return { LoginShown, lines: await loginShown() }
}

/** What the commission has everyone read who comes to sign in; below the ways in, which it must not push about. What has no English is read in Chinese. */
function LoginShown({ lines }: { lines: readonly DictionaryEntry[] }) {
  const t = useT()
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
