/** The link from the top of a submitted work item to its decision form. */
import type { RefObject } from 'react'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './DecisionForm.module.css'

/**
 * A link from the top of the page to the decision form. In a narrow window the form is below a long document; in a wide
 * one it is behind many tab stops, so the link appears on focus.
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
