/** The button that offers the other language, in every header. */

import { notify } from '@/lib/events/notices'
import { t } from '@/lib/i18n/i18n'
import { chunkMissingText } from '@/lib/loading/lazy-import'
import { useLocale } from '@/ui/use-t'
import { switchLanguage } from '../entry-language'
import styles from './LanguageSwitch.module.css'

/** Says that a part of the portal could not be loaded. */
export const announceMissing = () => notify({ kind: 'error', title: t('错误'), text: t(chunkMissingText), seconds: 4 })

/**
 * Offers the other language in its own name. If its catalogue cannot be loaded, the language stays and a message says
 * so.
 */
export function LanguageSwitch() {
  const english = useLocale() === 'en'
  return (
    <button
      type="button"
      className={styles.switch}
      lang={english ? 'zh-CN' : 'en'}
      onClick={() => switchLanguage(english ? 'zh' : 'en').catch(announceMissing)}
    >
      {/* not translated: a language is named in itself */}
      {english ? '中文' : 'English'}
    </button>
  )
}
