/** The button that switches the senior mode (长辈版) on, in every header and on the sign-in page. */

import { useT } from '@/ui/use-t'
import { loadSenior } from '../entry-senior'
import { announceMissing } from './LanguageSwitch'
import styles from './LanguageSwitch.module.css'

/** Switches the senior mode (长辈版) on; while it is on, its bar has the way back. On every page, one press away. */
export function SeniorSwitch() {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.switch}
      data-senior-switch
      onClick={() => loadSenior().then((mode) => mode.enterSenior(), announceMissing)}
    >
      {t('长辈版')}
    </button>
  )
}
