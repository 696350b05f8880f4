import styles from './FormAlert.module.css'

/** What concerns the form as a whole, read out when it appears. The region is always there, so that it is. */
export function FormAlert({ text }: { text?: string }) {
  return <div role="alert">{text && <p className={styles.alert}>{text}</p>}</div>
}
