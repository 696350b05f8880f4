import { useLocale } from '@/ui/use-t'
import { switchLanguage } from '../entry-language'
import styles from './LanguageSwitch.module.css'

/** Offers the other language, named in itself. */
export function LanguageSwitch() {
  const english = useLocale() === 'en'
  return (
    <button
      type="button"
      className={styles.switch}
      lang={english ? 'zh-CN' : 'en'}
      onClick={() => switchLanguage(english ? 'zh' : 'en')}
    >
      {/* not translated: a language is named in itself */}
      {english ? '中文' : 'English'}
    </button>
  )
}
