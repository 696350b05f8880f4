/** The control for one field of a unit's information, chosen by the field's kind. */

import { common } from '@/api/common'
import { type DictionaryEntry, entryName } from '@/lib/i18n/dictionary-entry-name'
import type { UnitField } from '@/lib/unit/unit-fields'
import { DictionarySelect } from '@/shared/form/DictionarySelect'
import { SearchDictionaryDocument } from '@/shared/graphql/dictionaries.common.generated'
import { DayText } from '@/ui/day/DayText'
import type { FieldControl } from '@/ui/FormField'
import { LoadFailure } from '@/ui/LoadFailure'
import { LongTextInput } from '@/ui/LongTextInput'
import { PlainInput } from '@/ui/PlainInput'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import styles from './UnitForm.module.css'

interface UnitFieldInputProps {
  field: UnitField
  value: string
  /** Names of known entries by id. */
  names: ReadonlyMap<string, DictionaryEntry>
  control: FieldControl
  /** Called with the text, and the entry where one was chosen. */
  onChange(value: string, entry?: DictionaryEntry): void
}

const keyboards = { mobile: 'tel', telephone: 'tel', email: 'email', postcode: 'numeric', website: 'url' } as const

export function UnitFieldInput({ field, value, names, control, onChange }: UnitFieldInputProps) {
  switch (field.kind) {
    case 'dictionary':
      return field.several ? (
        <SeveralEntries type={field.dictionaryType} value={value} control={control} onChange={onChange} />
      ) : (
        <DictionarySelect
          type={field.dictionaryType}
          value={value ? (names.get(value) ?? { id: value, code: '', name: '…' }) : null}
          control={control}
          onChange={(entry) => onChange(entry?.id ?? '', entry ?? undefined)}
        />
      )
    case 'longText':
      return <LongTextInput control={control} rows={5} value={value} limit={field.maxLength} change={onChange} />
    case 'day':
      return <DayText control={control} value={value} change={onChange} />
    case 'money':
      return (
        <PlainInput {...control} inputMode="decimal" value={value} onChange={(event) => onChange(event.target.value)} />
      )
    case 'text':
    case 'creditCode':
    case 'organizationCode':
      return <PlainInput {...control} value={value} onChange={(event) => onChange(event.target.value)} />
    default:
      return (
        <PlainInput
          {...control}
          inputMode={keyboards[field.kind]}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}

interface SeveralProps {
  type: string
  value: string
  control: FieldControl
  onChange(value: string): void
}

function SeveralEntries({ type, value, control, onChange }: SeveralProps) {
  const t = useT()
  const answer = common.useAnswer(SearchDictionaryDocument, { variables: { type }, background: true })
  const options = (answer.data?.dictionaries ?? []).map((entry) => ({ value: entry.id, label: entryName(entry) }))
  return (
    <>
      <Select
        {...control}
        mode="multiple"
        className={styles.several}
        loading={answer.loading}
        options={options}
        optionFilterProp="label"
        placeholder={t('请选择')}
        value={value === '' ? [] : value.split(',')}
        onChange={(codes: string[]) => onChange(codes.join(','))}
      />
      {answer.failureText !== undefined && <LoadFailure text={answer.failureText} onRetry={answer.retry} />}
    </>
  )
}
