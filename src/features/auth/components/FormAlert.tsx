/** The alert about a whole form before the login: sign-in, registration, recovery. */
import styles from './FormAlert.module.css'

/** A message about the whole form, announced when it appears. The live region is always present. */
export function FormAlert({ text }: { text?: string }) {
  return <div role="alert">{text && <p className={styles.alert}>{text}</p>}</div>
}
