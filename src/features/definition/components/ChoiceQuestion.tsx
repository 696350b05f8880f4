import { Radio } from 'antd'
import { FormField } from '@/ui/FormField'
import styles from './Questions.module.css'

interface ChoiceQuestionProps {
  id: string
  title: string
  value: number | null
  options: readonly { value: number; label: string }[]
  error?: string
  onChange(value: number): void
}

/** A question with a few answers to choose from. */
export function ChoiceQuestion({ id, title, value, options, error, onChange }: ChoiceQuestionProps) {
  return (
    <FormField id={id} label={title} required error={error} span={3} group>
      {(control) => (
        <Radio.Group
          {...control}
          className={styles.choices}
          name={control.id}
          value={value}
          options={[...options]}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  )
}
