/** The editor of the field kind “commitment”: a checkbox with the text of the commitment. */
import { CheckboxFrame, Choice } from '@/ui/Choices'
import type { EditorProps } from '../screen-props'

export function CommitmentEditor({ node, value, control, change }: EditorProps<'commitment'>) {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, ...rest } = control
  return (
    <CheckboxFrame aria-label={label} aria-labelledby={labelledBy}>
      <Choice
        {...rest}
        type="checkbox"
        checked={value === true}
        onChange={(event) => change(event.target.checked || null)}
      >
        {node.text}
      </Choice>
    </CheckboxFrame>
  )
}
