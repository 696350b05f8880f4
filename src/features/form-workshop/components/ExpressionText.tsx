/** The text input of an expression, with suggested names and the place of a fault. */

import { useId, useMemo, useRef, useState } from 'react'
import { checkExpressionText } from '@/smartform/expression/expression-text'
import { printExpression } from '@/smartform/expression/print-expression'
import { collectNames } from '@/smartform/schema/collect-names'
import type { ExpressionSource, FormSource } from '@/smartform/schema/definition'
import { Button } from '@/ui/Button'
import { PlainTextArea } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { operandsOf, tableAround } from '../model/operands'
import type { SourcePath } from '../model/source-path'
import styles from './workshop.module.css'

interface ExpressionTextProps {
  label: string
  value: ExpressionSource | undefined
  source: FormSource
  place: SourcePath
  /** A text with a fault that was typed before; absent: none. */
  unfinished: string | undefined
  onChange(value: ExpressionSource | undefined): void
  /** Keeps a text that has a fault; undefined once it has none. */
  onUnfinished(text: string | undefined): void
}

/** Names that are offered. */
const most = 8

/** Types an expression. A text with a fault is kept, and takes effect once it is mended. */
export function ExpressionText(props: ExpressionTextProps) {
  const { label, value, source, place, unfinished, onChange, onUnfinished } = props
  const t = useT()
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [caret, setCaret] = useState(0)
  const text = typed ?? unfinished ?? (value === undefined ? '' : printExpression(value))
  const table = tableAround(source, place)
  const names = useMemo(() => collectNames(source), [source])
  const problem =
    text.trim() === '' ? undefined : checkExpressionText(text, names, table ? String(table.id) : null).problems[0]
  const operands = useMemo(() => operandsOf(source, place), [source, place])
  const word = /[\p{L}\p{N}_.]*$/u.exec(text.slice(0, caret))?.[0] ?? ''
  const offered =
    word === ''
      ? []
      : operands
          .filter((one) => one.label.includes(word) || printExpression(one.expression).includes(word))
          .slice(0, most)
  const change = (next: string) => {
    setTyped(next)
    if (next.trim() === '') {
      onUnfinished(undefined)
      return onChange(undefined)
    }
    const read = checkExpressionText(next, names, table ? String(table.id) : null)
    onUnfinished(read.source === undefined ? next : undefined)
    if (read.source !== undefined) onChange(read.source)
  }
  const insert = (name: string) => {
    change(`${text.slice(0, caret - word.length)}${name}${text.slice(caret)}`)
    area.current?.querySelector('textarea')?.focus()
  }
  return (
    <div ref={area} className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <PlainTextArea
        id={id}
        rows={2}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        value={text}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setCaret(target.selectionStart)
          change(target.value)
        }}
      />
      {offered.length > 0 && (
        <fieldset className={styles.offered} aria-label={t('可以填入的名称')}>
          {offered.map((one) => (
            <Button
              key={one.key}
              size="small"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(printExpression(one.expression))}
            >
              {one.label}
            </Button>
          ))}
        </fieldset>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.fault} role="status">
          <code>
            {text.slice(0, problem.start)}
            <mark>{text.slice(problem.start, problem.end) || '…'}</mark>
            {text.slice(problem.end)}
          </code>
          <span>{t('第 {n} 个字：{message}', { n: problem.start + 1, message: problem.message })}</span>
        </p>
      )}
    </div>
  )
}
