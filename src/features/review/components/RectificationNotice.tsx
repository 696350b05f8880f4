/** What a project's leader was asked to rectify, above the review that examines it again. */
import { Alert } from '@/ui/Alert'
import { useT } from '@/ui/use-t'
import styles from './review.module.css'

/** The requests of the rectification notice: the expert judges whether they were followed. */
export function RectificationNotice({ text }: { text: string }) {
  const t = useT()
  return (
    <Alert
      type="info"
      className={styles.line}
      title={t('整改后再次验收，请核对整改要求是否落实：')}
      description={text.split('\n').map((line) => <p key={line}>{line}</p>)}
    />
  )
}
