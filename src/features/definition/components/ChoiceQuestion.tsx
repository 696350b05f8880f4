/** A question with options in the self-assessment form. */
import { FormField } from '@/ui/FormField'
import { Radios } from '@/ui/Radios'
import styles from './Questions.module.css'

interface ChoiceQuestionProps {
  id: string
  title: string
  value: number | null
  options: readonly { value: number; label: string }[]
  error?: string
  onChange(value: number): void
}

export function ChoiceQuestion({ id, title, value, options, error, onChange }: ChoiceQuestionProps) {
  return (
    <FormField id={id} label={title} required error={error} span={3} group>
      {(control) => (
        <Radios
          {...control}
          className={styles.choices}
          name={control.id}
          value={value}
          options={options}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
