/** The skip link of every layout, the first tab stop. */
import { useT } from '@/ui/use-t'
import styles from './SkipLink.module.css'

/** The skip link: the first tab stop, to the element with this id. */
export function SkipLink({ target }: { target: string }) {
  const t = useT()
  return (
    <a
      className={styles.skip}
      href={`#${target}`}
      onClick={(event) => {
        // Moves the focus without a navigation, because the address belongs to the router.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {t('跳到主要内容')}
    </a>
  )
}
