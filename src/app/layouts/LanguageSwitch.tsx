import { notify } from '@/lib/events/notices'
import { chunkMissingText } from '@/lib/loading/lazy-import'
import { useLocale, useT } from '@/ui/use-t'
import { switchLanguage } from '../entry-language'
import styles from './LanguageSwitch.module.css'

/**
 * Offers the other language in its own name. If its catalogue cannot be loaded, the language stays and a message says
 * so.
 */
export function LanguageSwitch() {
  const t = useT()
  const english = useLocale() === 'en'
  const missing = () => notify({ kind: 'error', title: t('错误'), text: t(chunkMissingText), seconds: 4 })
  return (
    <button
      type="button"
      className={styles.switch}
      lang={english ? 'zh-CN' : 'en'}
      onClick={() => switchLanguage(english ? 'zh' : 'en').catch(missing)}
    >
      {/* not translated: a language is named in itself */}
      {english ? '中文' : 'English'}
    </button>
  )
}
