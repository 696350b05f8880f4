/** The editor of one example of a draft: its answers (opened in the preview and taken from it), and what is expected of the form with them. */

import { useId, useMemo, useRef } from 'react'
import { beijingToday } from '@/lib/time/beijing-time'
import type { ExampleResult, FormExample } from '@/smartform/authoring/examples'
import {
  isExpected,
  renewedExpectation,
  type Statement,
  statementsOf,
  withExpectation,
} from '@/smartform/authoring/expectations'
import type { FormSource } from '@/smartform/schema/definition'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { PlainInput } from '@/ui/PlainInput'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { outcomeWords } from '../model/example-words'
import { AnswerList } from './AnswerList'
import { nameInputId } from './use-part'
import styles from './workshop.module.css'

interface ExampleEditorProps {
  definition: FormSource
  result: ExampleResult
  onChange(example: FormExample, about: string): void
  /** Puts its answers into the preview. */
  onTry(): void
  /** Takes the answers that stand in the preview. */
  onTakeAnswers(): void
  onRemove(): void
}

/** What it expects is chosen from what the form is now; what does not hold is said first. */
export function ExampleEditor(props: ExampleEditorProps) {
  const { definition, result, onChange, onTry, onTakeAnswers, onRemove } = props
  const t = useT()
  const { example, outcome, differences } = result
  const { expects } = example
  const statements = useMemo(() => statementsOf(definition, example, beijingToday()), [definition, example])
  const expect = (statement: Statement, isWanted: boolean) =>
    onChange({ ...example, expects: withExpectation(expects, statement, isWanted) }, `expects.${statement.at}`)
  const status = useRef<HTMLParagraphElement>(null)
  /** The pressed button goes with its line: the focus stays at the outcome. */
  const settle = (next: FormExample['expects'], about: string) => {
    onChange({ ...example, expects: next }, about)
    status.current?.focus()
  }
  const isFirst = (statement: Statement) => statement.isTelling || isExpected(expects, statement)
  const choice = (statement: Statement) => (
    <Choice
      key={`${statement.expectation} ${statement.at}`}
      type="checkbox"
      checked={isExpected(expects, statement)}
      onChange={({ target }) => expect(statement, target.checked)}
    >
      {statement.text}
    </Choice>
  )
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <label htmlFor={nameInputId}>{t('例子的名称')}</label>
        <PlainInput
          id={nameInputId}
          value={example.title}
          onChange={({ target }) => onChange({ ...example, title: target.value }, 'title')}
        />
      </div>
      <p ref={status} role="status" tabIndex={-1}>
        <StatusTag color={outcomeWords[outcome].color}>{t(outcomeWords[outcome].label)}</StatusTag>{' '}
        {outcome === 'holds' ? t('表单和约定的一样。') : t('改表单，或改约定；在此之前不能发布。')}
      </p>
      {differences.length > 0 && (
        <>
          <ul className={styles.differences}>
            {differences.map(({ expectation, at, text }) => (
              <li key={`${expectation} ${at}`}>
                {text}{' '}
                {expectation !== 'computed' && (
                  <Button
                    size="small"
                    aria-label={t('不再约定：{text}', { text })}
                    onClick={() => settle(withExpectation(expects, { expectation, at }, false), `expects.${at}`)}
                  >
                    {t('不再约定')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button onClick={() => settle(renewedExpectation(expects, statements), 'renewed')}>
            {t('全部按现在的表单约定')}
          </Button>
        </>
      )}
      <fieldset className={styles.pair}>
        <legend>{t('约定的结果')}</legend>
        {statements.filter(isFirst).map(choice)}
        <details className={styles.more}>
          <summary>{t('还可以约定的')}</summary>
          <div>{statements.filter((statement) => !isFirst(statement)).map(choice)}</div>
        </details>
      </fieldset>
      <Answers definition={definition} example={example} />
      <div className={styles.tools}>
        <Button onClick={onTry}>{t('在预览里打开')}</Button>
        <Button onClick={onTakeAnswers}>{t('改用预览里的答案')}</Button>
        <Button danger onClick={onRemove}>
          {t('删除例子')}
        </Button>
      </div>
    </div>
  )
}

function Answers({ definition, example }: { definition: FormSource; example: FormExample }) {
  const t = useT()
  const id = useId()
  const { values, today } = example
  const count = Object.keys(values).length
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('填写的答案')}</h3>
      {count === 0 ? (
        <p>{t('什么都没有填。')}</p>
      ) : (
        <details className={styles.more}>
          <summary>{t('{n} 项', { n: count })}</summary>
          <AnswerList definition={definition} answers={values} />
        </details>
      )}
      {today !== undefined && <p className={styles.hint}>{t('按 {day} 这一天检查', { day: today })}</p>}
    </section>
  )
}
