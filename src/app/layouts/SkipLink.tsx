import { useT } from '@/ui/use-t'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: past header and menu, to the element with this id. */
export function SkipLink({ target }: { target: string }) {
  const t = useT()
  return (
    <a
      className={styles.skip}
      href={`#${target}`}
      onClick={(event) => {
        // Moves the focus without a navigation: the address is the router's.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {t('跳到主要内容')}
    </a>
  )
}
