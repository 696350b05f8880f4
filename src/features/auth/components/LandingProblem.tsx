import { Alert } from '@/ui/Alert'
import styles from './Landing.module.css'

/** Why what was pressed was refused, read out when it appears. The region is always there, so that it is. */
export function LandingProblem({ text }: { text: string }) {
  return <div role="alert">{text && <Alert className={styles.problem} type="error" title={text} role="none" />}</div>
}
