import { CheckboxFrame, Choice } from '@/ui/Choices'
import type { EditorProps } from '../screen-props'

/** A box with what the person stands for beside it. */
export function CommitmentEditor({ node, value, control, change }: EditorProps<'commitment'>) {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...said } = control
  return (
    <CheckboxFrame aria-label={label} aria-labelledby={labelledBy}>
      <Choice
        {...said}
        type="checkbox"
        checked={value === true}
        onChange={(event) => change(event.target.checked || null)}
      >
        {node.text}
      </Choice>
    </CheckboxFrame>
  )
}
