/** The choice between two versions of fields after a conflict, by page and side by side; in the form's editor. */

import { type ReactNode, useId, useState } from 'react'
import { t, text } from '@/lib/i18n/i18n'
import { type RowDifference, rowDifferences, type Side } from '@/lib/sheets/row-differences'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { useT } from '@/ui/use-t'
import type { Autosave } from '../drafts/autosave-view'
import { byPage } from '../drafts/by-page'
import { type Choices, type Difference, type FieldChoice, myVersion, settle, theirVersion } from '../drafts/choices'
import type { FormEngine } from '../engine/engine'
import { valueText } from '../kinds/kinds'
import type { FieldNode } from '../schema/nodes'
import { hasFixedRows, rowLimit, rowsIn } from '../schema/rows'
import type { FormValues, RowValue } from '../schema/values'
import styles from './Differences.module.css'
import { FieldLink } from './FormLink'
import { rowName, rowSideText } from './row-lines'

interface DifferencesProps {
  engine: FormEngine
  autosave: Autosave
  reason: Difference['reason']
  /** All differences with the same reason. */
  differences: readonly Difference[]
}

const fromServer = {
  all: { mine: text('全部用我的'), server: text('全部用服务器的') },
  page: { mine: text('本页用我的'), server: text('本页用服务器的') },
}
const texts = {
  conflict: { ...fromServer, title: text('有 {n} 项内容别人也改了，请选择保留哪一个') },
  draft: { ...fromServer, title: text('本机有 {n} 项上次未保存的内容，与服务器上的不同，请选择') },
  tab: {
    title: text('您在另一个标签页里也写了 {n} 项内容，没有保存，请选择用哪一个'),
    all: { mine: text('全部用另一个标签页的'), server: text('全部用现在的') },
    page: { mine: text('本页用另一个标签页的'), server: text('本页用现在的') },
  },
}

/**
 * Fields with two versions, by page and side by side. The person chooses per field, per page or for all; nothing is
 * overwritten silently. The rest of the form stays editable.
 */
export function Differences({ engine, autosave, reason, differences }: DifferencesProps) {
  const t = useT()
  const [choices, setChoices] = useState<Choices>({})
  const [fault, setFault] = useState<{ id: string; text: string } | null>(null)
  const current = engine.values()
  const pages = byPage(engine.form, differences).map(({ page, items }) => ({
    page,
    questions: items.map(({ node, item }) => questionOf(node, item, current)),
  }))
  const every = pages.flatMap(({ questions }) => questions)
  const n = every.length
  const choose = (questions: readonly Question[], side: Side) =>
    setChoices({ ...choices, ...Object.fromEntries(questions.map((question) => [question.node.id, side])) })
  const settle = (id: string, questions: readonly Question[]) => {
    const answers = answersOf(questions, choices)
    const text = answers ? tooManyRows(questions, answers, engine.values()) : t('请为每一项选择一个版本')
    setFault(text === null ? null : { id, text })
    if (answers && text === null) autosave.decide(answers)
  }
  const open = (id: string) => fault?.id === id && <Alert type="error" title={fault.text} />
  const words = texts[reason]
  const id = `smartform-differences-${reason}`
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t(words.title, { n })}
      </h2>
      <Bulk words={words.all} choose={(side) => choose(every, side)} />
      {pages.map(({ page, questions }) => (
        <section key={page.id} className={styles.page} aria-label={page.title}>
          <h3 className={styles.pageTitle}>{t('{page}：{n} 项', { page: page.title, n: questions.length })}</h3>
          {questions.map((question) => (
            <DifferentField
              key={question.node.id}
              engine={engine}
              question={question}
              choice={choices[question.node.id]}
              choose={(choice) => setChoices({ ...choices, [question.node.id]: choice })}
            />
          ))}
          {pages.length > 1 && (
            <>
              {open(page.id)}
              <Bulk words={words.page} choose={(side) => choose(questions, side)}>
                <Button size="small" onClick={() => settle(page.id, questions)}>
                  {t('处理本页')}
                </Button>
              </Bulk>
            </>
          )}
        </section>
      ))}
      {open('')}
      <Button type="primary" onClick={() => settle('', every)}>
        {t('按选择处理')}
      </Button>
    </section>
  )
}

interface BulkProps {
  words: Readonly<Record<Side, string>>
  choose(side: Side): void
  children?: ReactNode
}

/** Chooses one side for several questions. */
function Bulk({ words, choose, children }: BulkProps) {
  const t = useT()
  return (
    <p className={styles.bulk}>
      {(['mine', 'server'] as const).map((side) => (
        <Button key={side} size="small" onClick={() => choose(side)}>
          {t(words[side])}
        </Button>
      ))}
      {children}
    </p>
  )
}

interface DifferentFieldProps {
  engine: FormEngine
  question: Question
  choice: FieldChoice | undefined
  choose(choice: FieldChoice): void
}

/** A field with two versions; of a table each differing row with its differing cells. */
function DifferentField({ engine, question, choice, choose }: DifferentFieldProps) {
  const t = useT()
  const { node, difference, rows } = question
  const mine = myVersion(difference, engine.values())
  const server = theirVersion(difference, engine.values())
  const names =
    difference.reason === 'tab'
      ? { mine: t('另一个标签页写的'), server: t('现在表单里的') }
      : { mine: t('我的'), server: t('服务器上的') }
  const order = rowsIn(mine)
  return (
    <fieldset className={styles.field}>
      <legend>
        <FieldLink path={node.id}>{node.label}</FieldLink>
      </legend>
      {node.kind === 'table' && rows.length > 0 ? (
        rows.map((row) => (
          <div key={row.rowId} className={styles.row}>
            <span className={styles.rowName}>{rowName(node, order, row)}</span>
            <TwoVersions
              label={`${node.label} ${rowName(node, order, row)}`}
              names={names}
              mine={rowSideText(node, row, 'mine')}
              server={rowSideText(node, row, 'server')}
              side={rowChoice(row, choice)}
              choose={(side) => choose(withRowChoice(question, choice, row.rowId, side))}
            />
          </div>
        ))
      ) : (
        <TwoVersions
          label={node.label}
          names={names}
          mine={valueText(node, mine) || t('未填写')}
          server={valueText(node, server) || t('未填写')}
          side={choice === 'mine' || choice === 'server' ? choice : null}
          choose={choose}
        />
      )}
    </fieldset>
  )
}

interface TwoVersionsProps {
  /** Accessible name of the choice. */
  label: string
  names: Readonly<Record<Side, string>>
  mine: string
  server: string
  side: Side | null
  choose(side: Side): void
}

/** Two versions side by side, to choose from. */
function TwoVersions({ label, names, mine, server, side: chosen, choose }: TwoVersionsProps) {
  const name = useId()
  const version = (side: Side, title: string, value: string) => (
    <Choice type="radio" name={name} checked={chosen === side} onChange={() => choose(side)}>
      <span>
        <strong>{title}</strong>
        <span className={styles.value}>{value}</span>
      </span>
    </Choice>
  )
  return (
    <div role="radiogroup" className={styles.columns} aria-label={label}>
      {version('mine', names.mine, mine)}
      {version('server', names.server, server)}
    </div>
  )
}

/** A difference as it is asked: as a whole, or row by row. */
interface Question {
  node: FieldNode
  difference: Difference
  /** Empty: one choice for the whole answer. */
  rows: readonly RowDifference<RowValue>[]
}

/** Tables are asked row by row where rows differ in more than their order. */
function questionOf(node: FieldNode, difference: Difference, current: FormValues): Question {
  if (node.kind !== 'table') return { node, difference, rows: [] }
  const { base } = difference
  const [mine, server] = [rowsIn(myVersion(difference, current)), rowsIn(theirVersion(difference, current))]
  return { node, difference, rows: rowDifferences(mine, server, base === undefined ? null : rowsIn(base)) }
}

/** The chosen side of a row; a row that only one side changed has a suggestion. */
function rowChoice(row: RowDifference, choice: FieldChoice | undefined): Side | null {
  if (choice === 'mine' || choice === 'server') return choice
  return choice?.rows[row.rowId] ?? row.suggested
}

/** The chosen sides of a question's rows. */
function rowChoices({ rows }: Question, choice: FieldChoice | undefined): Record<string, Side> {
  const sides = rows.map((row) => [row.rowId, rowChoice(row, choice)] as const)
  return Object.fromEntries(sides.flatMap(([id, side]) => (side ? [[id, side]] : [])))
}

/** The choice with another side for one row. */
function withRowChoice(question: Question, choice: FieldChoice | undefined, rowId: string, side: Side) {
  return { rows: { ...rowChoices(question, choice), [rowId]: side } }
}

/** The answer to a question; null while a choice is missing. */
function answerOf(question: Question, choice: FieldChoice | undefined): FieldChoice | null {
  if (choice === 'mine' || choice === 'server') return choice
  const rows = rowChoices(question, choice)
  return question.rows.length > 0 && question.rows.every(({ rowId }) => rows[rowId]) ? { rows } : null
}

/** The answers to all questions; null while one is missing. */
function answersOf(questions: readonly Question[], choices: Choices): Choices | null {
  const answers: Record<string, FieldChoice> = {}
  for (const question of questions) {
    const answer = answerOf(question, choices[question.difference.fieldId])
    if (!answer) return null
    answers[question.difference.fieldId] = answer
  }
  return answers
}

/** The message when choices would exceed a table's row limit; null otherwise. */
function tooManyRows(questions: readonly Question[], choices: Choices, current: FormValues): string | null {
  const { settled } = settle(
    questions.map(({ difference }) => difference),
    choices,
    current,
  )
  for (const { node, difference } of questions) {
    const n = rowsIn(settled.find((item) => item.difference === difference)?.value).length
    if (node.kind !== 'table' || hasFixedRows(node) || n <= rowLimit(node)) continue
    return t('“{label}”最多 {max} 行，按现在的选择会有 {n} 行，请少保留几行', {
      label: node.label,
      max: rowLimit(node),
      n,
    })
  }
  return null
}
