/** The alert for a refused action on pages that a link in a message opens. */
import { Alert } from '@/ui/Alert'
import styles from './Landing.module.css'

/** Why an action was refused, announced when it appears. The live region is always present. */
export function LandingProblem({ text }: { text: string }) {
  return <div role="alert">{text && <Alert className={styles.problem} type="error" title={text} role="none" />}</div>
}
