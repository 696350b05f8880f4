/** The rows that build a condition in the workshop: operand, comparison, value; for `ExpressionField`. */

import { useState } from 'react'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { PlainInput, PlainSelect } from '@/ui/PlainInput'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import {
  type Comparison,
  type Condition,
  type ConditionRow,
  comparisonsFor,
  comparisonWord,
  isBare,
  isSameConstant,
  type Scale,
  scaleOf,
} from '../model/condition'
import { type Operand, operandOf } from '../model/operands'
import { wordsIn } from '../model/outline'
import styles from './workshop.module.css'

interface ConditionRowsProps {
  condition: Condition
  operands: readonly Operand[]
  onChange(condition: Condition): void
}

/** A row about an operand, with the first comparison that makes sense for it. */
export function rowAbout({ expression, gives, field }: Operand): ConditionRow {
  const [comparison = 'filled'] = comparisonsFor(gives)
  const [first] = Array.isArray(field.options) ? field.options : []
  const value = gives === 'boolean' ? true : isRawObject(first) ? String(first.value) : ''
  return { left: expression, over: null, comparison, value }
}

/** The rows of a condition, each changed or removed by itself. */
export function ConditionRows({ condition, operands, onChange }: ConditionRowsProps) {
  const t = useT()
  const { join, rows } = condition
  const put = (index: number, row: ConditionRow) => onChange({ join, rows: rows.with(index, row) })
  const [first] = operands
  return (
    <div className={styles.rows}>
      {rows.length > 1 && (
        <PlainSelect
          aria-label={t('各条件的关系')}
          value={join}
          options={[
            { value: 'and', label: t('以下条件都满足') },
            { value: 'or', label: t('满足其中一个即可') },
          ]}
          onChange={({ target }) => onChange({ join: target.value === 'or' ? 'or' : 'and', rows })}
        />
      )}
      {rows.map((row, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
          key={index}
          number={index + 1}
          row={row}
          operands={operands}
          onChange={(next) => put(index, next)}
          onRemove={rows.length > 1 ? () => onChange({ join, rows: rows.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {first && (
        <Button size="small" onClick={() => onChange({ join, rows: [...rows, rowAbout(first)] })}>
          {t('再加一个条件')}
        </Button>
      )}
    </div>
  )
}

interface RowProps {
  number: number
  row: ConditionRow
  operands: readonly Operand[]
  onChange(row: ConditionRow): void
  onRemove?: () => void
}

function Row({ number, row, operands, onChange, onRemove }: RowProps) {
  const t = useT()
  const left = operandOf(operands, row.left)
  const gives = left?.gives ?? 'text'
  const named = (label: string) => t('条件 {n}：{label}', { n: number, label })
  const choices = (some: readonly Operand[]) => some.map(({ key, label }) => ({ value: key, label }))
  const numeric = operands.filter((one) => one.gives === 'number')
  const pick = (key: string) => operands.find((one) => one.key === key)
  return (
    <div className={styles.row}>
      <Select
        aria-label={named(t('填写项'))}
        showSearch={{ optionFilterProp: 'label' }}
        value={left?.key}
        options={choices(operands)}
        popupMatchSelectWidth={false}
        onChange={(key) => {
          const chosen = pick(key)
          if (chosen) onChange(rowAbout(chosen))
        }}
      />
      {gives === 'number' && (
        <Choice
          type="checkbox"
          checked={row.over !== null}
          onChange={({ target }) => {
            const whole = numeric.find((one) => one.key !== left?.key)
            onChange({ ...row, over: target.checked && whole ? whole.expression : null })
          }}
        >
          {t('比较它占另一项的比例')}
        </Choice>
      )}
      {row.over !== null && (
        <Select
          aria-label={named(t('占哪一项'))}
          showSearch={{ optionFilterProp: 'label' }}
          value={operandOf(operands, row.over)?.key}
          options={choices(numeric)}
          popupMatchSelectWidth={false}
          onChange={(key) => onChange({ ...row, over: pick(key)?.expression ?? null })}
        />
      )}
      <PlainSelect
        aria-label={named(t('比较'))}
        value={row.comparison}
        options={comparisonsFor(gives).map((one) => ({ value: one, label: t(comparisonWord(one)) }))}
        onChange={({ target }) => onChange({ ...row, comparison: target.value as Comparison })}
      />
      {!isBare(row.comparison) && (
        <ValueInput
          label={named(t('值'))}
          row={row}
          gives={gives}
          scale={scaleOf(row, operands)}
          options={left?.field.options}
          onChange={(value) => onChange({ ...row, value })}
        />
      )}
      {onRemove && (
        <Button size="small" aria-label={t('删除条件 {n}', { n: number })} onClick={onRemove}>
          {t('删除')}
        </Button>
      )}
    </div>
  )
}

interface ValueInputProps {
  label: string
  row: ConditionRow
  gives: string
  scale: Scale
  options: unknown
  onChange(value: string | boolean): void
}

function ValueInput({ label, row: { value }, gives, scale, options, onChange }: ValueInputProps) {
  const t = useT()
  if (gives === 'boolean')
    return (
      <PlainSelect
        aria-label={label}
        value={value === true ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: t('是') },
          { value: 'no', label: t('否') },
        ]}
        onChange={({ target }) => onChange(target.value === 'yes')}
      />
    )
  if (Array.isArray(options))
    return (
      <PlainSelect
        aria-label={label}
        value={String(value)}
        options={options
          .filter(isRawObject)
          .map((one) => ({ value: String(one.value), label: wordsIn(one.label) || String(one.value) }))}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return <TypedValue {...{ label, gives, scale, onChange }} value={String(value)} />
}

interface TypedValueProps extends Omit<ValueInputProps, 'row' | 'options'> {
  value: string
}

/** A value whose text stands as it was typed: `1` on the way to `12%` is not rewritten. */
function TypedValue({ label, value, gives, scale, onChange }: TypedValueProps) {
  const [typed, setTyped] = useState(value)
  const isNumber = gives === 'number'
  const words = isNumber && isSameConstant(typed, value, scale) ? typed : value
  return (
    <PlainInput
      aria-label={label}
      inputMode={isNumber ? 'decimal' : undefined}
      placeholder={isNumber && scale !== 'plain' ? '12%' : undefined}
      value={words}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value)
      }}
    />
  )
}
