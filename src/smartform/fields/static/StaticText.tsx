import type { NodeOfKind } from '../field-kind-module'
import styles from './StaticText.module.css'

/** Text to read; its line breaks are kept. */
export function StaticText({ node }: { node: NodeOfKind<'static'> }) {
  return <p className={styles.text}>{node.text}</p>
}
