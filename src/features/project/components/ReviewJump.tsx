import { Button } from 'antd'
import { useT } from '@/ui/use-t'
import styles from './ReviewForm.module.css'

/** In a narrow window the form stands below a long reading: the way to it, from the top of the page. */
export function ReviewJump() {
  const t = useT()
  const jump = () => {
    const heading = document.getElementById('review-heading')
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <Button className={styles.jump} onClick={jump}>
      {t('跳到审核意见')}
    </Button>
  )
}
