import type { RefObject } from 'react'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './DecisionForm.module.css'

/** In a narrow window the decision stands below a long reading: the way to it, from the top of the page. */
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
