/** The control for one field of a resume entry (text, month, select …), in its dialog. */

import { Input } from 'antd'
import type { ResumeField } from '@/lib/resume/resume-kinds'
import { countCharacters } from '@/lib/text/count-characters'
import type { FieldControl } from '@/ui/FormField'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import type { ResumeOptions } from '../use-resume-options'
import styles from './EntryDialog.module.css'

interface EntryFieldInputProps {
  field: ResumeField
  value: string
  options: ResumeOptions
  control: FieldControl
  onChange(value: string): void
}

// not translated: how a month, a year and a rank are written
const examples: Readonly<Record<string, string>> = { month: '2026-01', year: '2026', rank: '1' }

/**
 * The control of an entry's field. Months and years are typed, because people copy them and calendars page through
 * decades.
 */
export function EntryFieldInput({ field, value, options, control, onChange }: EntryFieldInputProps) {
  const t = useT()
  switch (field.kind) {
    case 'choice':
    case 'dictionary':
      return (
        <Select
          {...control}
          className={styles.full}
          allowClear={!field.required}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('请选择')}
          loading={options.of(field) === undefined && options.failureText === undefined}
          options={[...(options.of(field) ?? [])]}
          value={value || undefined}
          onChange={(option: string | undefined) => onChange(option ?? '')}
        />
      )
    case 'longText':
      return (
        <Input.TextArea
          {...control}
          rows={4}
          value={value}
          showCount={{ formatter: () => `${countCharacters(value)} / ${field.maxLength}` }}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'money':
      return <Input {...control} inputMode="decimal" value={value} onChange={(event) => onChange(event.target.value)} />
    default:
      return (
        <Input
          {...control}
          inputMode={field.kind === 'text' ? undefined : 'numeric'}
          placeholder={examples[field.kind]}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}
