import type { RefObject } from 'react'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './DecisionForm.module.css'

/**
 * The way to the decision from the top of the page: in a narrow window it stands below a long reading, in a wide one behind as many stops of
 * the keyboard as there are answers to remark on; there it is seen once it has the focus.
 */
export function DecisionJump({ to }: { to: RefObject<HTMLElement | null> }) {
  const t = useT()
  const jump = () => {
    const heading = to.current?.querySelector('h2')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <Button className={styles.jump} onClick={jump}>
      {t('跳到审核意见')}
    </Button>
  )
}
