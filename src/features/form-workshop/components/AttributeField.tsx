/** One attribute of a field, drawn by the shape that its kind's description says it has. */

import { useId } from 'react'
import { Choice } from '@/ui/Choices'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { attributeName } from '../model/attribute-words'
import { OptionsField } from './OptionsField'
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

/** Null for an attribute that has its own place: columns in the tree, formulas in their editor, fixed rows in the workbook. */
export function AttributeField({ name, schema, value, onChange }: AttributeFieldProps) {
  const t = useT()
  const id = useId()
  const label = t(attributeName(name))
  if (schema.$ref === '#/$defs/Text') return <TextPair label={label} value={value} onChange={onChange} />
  if (schema.type === 'boolean')
    return (
      <Choice type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked || undefined)}>
        {label}
      </Choice>
    )
  const line = (typed: string, read: (words: string) => unknown, numeric = false) => (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <PlainInput
        id={id}
        inputMode={numeric ? 'decimal' : undefined}
        value={typed}
        onChange={({ target }) => onChange(read(target.value))}
      />
    </div>
  )
  if (schema.type === 'integer')
    return line(
      value === undefined ? '' : String(value),
      (words) => (/^\d+$/.test(words.trim()) ? Number(words) : words === '' ? undefined : value),
      true,
    )
  if (schema.type === 'array' && isOptions(schema))
    return <OptionsField label={label} value={value} onChange={onChange} />
  if (schema.type === 'array' && JSON.stringify(schema.items) === '{"type":"string"}')
    return line(Array.isArray(value) ? value.join('、') : '', (words) => {
      const items = words.split(/[、，,\s]+/).filter((item) => item !== '')
      return items.length > 0 ? items : undefined
    })
  const isLine = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))
  if (!isLine) return null
  return line(value === undefined ? '' : String(value), (words) => words || undefined, schema.type !== 'string')
}
