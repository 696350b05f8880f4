/** The input for one attribute of a field or column, in the workshop's properties panel. */

import isEqual from 'lodash/isEqual'
import { useId, useState } from 'react'
import { Choice } from '@/ui/Choices'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { attributeName } from '../model/attribute-words'
import { OptionsField } from './OptionsField'
import { PatternField } from './PatternField'
import { TextPair } from './TextPair'
import styles from './workshop.module.css'

interface AttributeFieldProps {
  name: string
  /** Its JSON Schema, as the kind's description has it. */
  schema: Readonly<Record<string, unknown>>
  value: unknown
  onChange(value: unknown): void
}

/** Whether a list's items are options: a value with a label. */
function isOptions({ items }: Readonly<Record<string, unknown>>): boolean {
  return JSON.stringify(items ?? {}).includes('"label"')
}

/** Null for an attribute that has its own place: columns in the tree, formulas and fixed rows in their editors. */
export function AttributeField({ name, schema, value, onChange }: AttributeFieldProps) {
  const t = useT()
  const label = t(attributeName(name))
  if (schema.$ref === '#/$defs/Text') return <TextPair label={label} value={value} onChange={onChange} />
  if (schema.type === 'boolean')
    return (
      <Choice type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked || undefined)}>
        {label}
      </Choice>
    )
  const line = (written: string, read: (words: string) => unknown, isInteger = false) => (
    <LineInput {...{ label, value, written, read, isInteger, onChange }} />
  )
  if (schema.type === 'integer')
    return line(
      value === undefined ? '' : String(value),
      (words) => (/^\d+$/.test(words.trim()) ? Number(words) : words.trim() === '' ? undefined : value),
      true,
    )
  if (schema.type === 'array' && isOptions(schema))
    return <OptionsField label={label} value={value} onChange={onChange} />
  if (schema.type === 'array' && JSON.stringify(schema.items) === '{"type":"string"}')
    return line(Array.isArray(value) ? value.join('、') : '', (words) => {
      const items = words.split(/[、，,\s]+/).filter((item) => item !== '')
      return items.length > 0 ? items : undefined
    })
  if (name === 'pattern') return <PatternField label={label} value={value} onChange={onChange} />
  const isLine = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))
  if (!isLine) return null
  return line(value === undefined ? '' : String(value), (words) => words || undefined)
}

interface LineInputProps {
  label: string
  value: unknown
  /** The value as text. */
  written: string
  /** What a text stands for; the value as it is for a text that stands for none. */
  read(words: string): unknown
  isInteger: boolean
  onChange(value: unknown): void
}

/** A line whose text stands as it was typed, also while it is unfinished (`甲、`) or no number. */
function LineInput({ label, value, written, read, isInteger, onChange }: LineInputProps) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState(written)
  const words = isEqual(read(typed), value) ? typed : written
  const isWrong = isInteger && !/^\d*$/.test(words.trim())
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <PlainInput
        id={id}
        inputMode={isInteger ? 'numeric' : undefined}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={words}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(read(target.value))
        }}
      />
      {isWrong && (
        <span role="alert" id={`${id}-wrong`}>
          {t('请填写整数')}
        </span>
      )}
    </div>
  )
}
