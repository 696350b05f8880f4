import type { EditorProps } from '../screen-props'
import styles from './CheckboxGroupEditor.module.css'

/** A box with what the person stands for beside it. A plain checkbox in antd's look: see `PlainInput`. */
export function CommitmentEditor({ node, value, control, change }: EditorProps<'commitment'>) {
  const { id, 'aria-label': label, 'aria-labelledby': labelledBy, ...said } = control
  return (
    // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
    <div role="group" aria-label={label} aria-labelledby={labelledBy} className={styles.group}>
      <label className={styles.option}>
        <input
          {...said}
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => change(event.target.checked || null)}
        />
        {node.text}
      </label>
    </div>
  )
}
