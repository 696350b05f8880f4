/** The view of the field kind “computed”: a value that cannot be edited. */
import { useT } from '@/ui/use-t'
import type { EditorProps } from '../screen-props'
import styles from './ComputedOutput.module.css'
import { computedText } from './computed'

/** A computed value; not announced on every key, but it can be found and copied. */
export function ComputedOutput({ node, value, control }: EditorProps<'computed'>) {
  const t = useT()
  return (
    <output {...control} tabIndex={-1} aria-live="off" className={styles.output}>
      {computedText(node, value) || <span className={styles.missing}>{t('自动计算')}</span>}
    </output>
  )
}
