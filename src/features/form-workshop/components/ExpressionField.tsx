/** The editor of a condition or formula: chosen from a list, built from rows, or typed as text. */

import { useState } from 'react'
import type { ExpressionSource, FormSource } from '@/smartform/schema/definition'
import { Button } from '@/ui/Button'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { conditionExpression, readCondition, sentenceOf } from '../model/condition'
import { operandsOf, tableAround } from '../model/operands'
import { pathKey, type SourcePath } from '../model/source-path'
import type { Workshop } from '../model/use-workshop'
import { ConditionRows, rowAbout } from './ConditionRows'
import { ExpressionText } from './ExpressionText'
import styles from './workshop.module.css'

/** A value without a condition: 总是显示, 选填, 必填. */
interface PlainChoice {
  value: boolean | undefined
  label: string
}

interface ExpressionFieldProps {
  label: string
  /** Where the expression stands. */
  path: SourcePath
  value: ExpressionSource | undefined
  workshop: Workshop
  /** The values without a condition, and what a condition is called; absent: there is always an expression. */
  choices?: { plain: readonly PlainChoice[]; conditional: string }
  /** A formula: typed, not built from rows. */
  formula?: boolean
  onChange(value: ExpressionSource | undefined): void
}

/** Edits one expression of the draft. */
export function ExpressionField(props: ExpressionFieldProps) {
  const { label, path, value, workshop, choices, formula = false, onChange } = props
  const t = useT()
  const { present, change } = workshop
  const source: FormSource = present.definition
  const operands = operandsOf(source, path)
  const table = tableAround(source, path)
  const key = pathKey(path)
  const unfinished = present.unfinished[key]
  const [asText, setAsText] = useState(false)
  const plain = choices?.plain.find((choice) => choice.value === value)
  const isConditional = choices === undefined || plain === undefined || unfinished !== undefined
  const condition = isConditional && !formula ? readCondition(value, operands) : null
  const typed = formula || asText || unfinished !== undefined || condition === null
  const keep = (text: string | undefined) => {
    const { [key]: _former, ...others } = present.unfinished
    change({ ...present, unfinished: text === undefined ? others : { ...others, [key]: text } }, `unfinished.${key}`)
  }
  const choose = (index: number) => {
    const choice = choices?.plain[index]
    const [first] = operands
    if (choice) onChange(choice.value)
    else if (first) onChange(conditionExpression({ join: 'and', rows: [rowAbout(first)] }, operands))
  }
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      {choices && (
        <PlainSelect
          aria-label={label}
          value={plain && !isConditional ? String(choices.plain.indexOf(plain)) : 'condition'}
          options={[
            ...choices.plain.map((choice, index) => ({ value: String(index), label: choice.label })),
            { value: 'condition', label: choices.conditional },
          ]}
          onChange={({ target }) => choose(target.value === 'condition' ? -1 : Number(target.value))}
        />
      )}
      {isConditional && (
        <>
          {condition && !typed && (
            <ConditionRows
              condition={condition}
              operands={operands}
              onChange={(next) => onChange(conditionExpression(next, operands))}
            />
          )}
          {typed && (
            <ExpressionText
              label={t('公式')}
              {...{ value, source, unfinished }}
              place={path}
              onChange={onChange}
              onUnfinished={keep}
            />
          )}
          {value !== undefined && unfinished === undefined && (
            <p className={styles.sentence} role="status">
              {sentenceOf(value, operands, source, table ? String(table.id) : null)}
            </p>
          )}
          {condition && unfinished === undefined && (
            <Button size="small" type="link" onClick={() => setAsText(!asText)}>
              {asText ? t('改用选择的方式') : t('改用公式文字')}
            </Button>
          )}
        </>
      )}
    </fieldset>
  )
}
