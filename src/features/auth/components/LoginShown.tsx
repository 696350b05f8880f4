/** The commission's announcement (dictionary “login-shown”) on the sign-in page, and its loader; loaded by `LoginPage` after the form. */
import { type DictionaryEntry, entryName } from '@/lib/i18n/dictionary-entry-name'
import { useT } from '@/ui/use-t'
import { loginShown } from '../login-shown'
import styles from './LoginShown.module.css'

/** The texts with their component. */
export async function loadLoginShown() {
  return { LoginShown, lines: await loginShown() }
}

/**
 * The commission's announcement on the sign-in page, below the forms so that they do not move. Texts without English
 * are in Chinese.
 */
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
