/** The author's examples of a draft on its publishing page: each is tried, and one that does not hold stops the publication. */

import { useMemo } from 'react'
import { beijingToday } from '@/lib/time/beijing-time'
import { runExamples } from '@/smartform/authoring/examples'
import { readExamples } from '@/smartform/authoring/read-examples'
import type { FormSource } from '@/smartform/schema/definition'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { outcomeWords } from '../model/example-words'
import styles from './forms.module.css'

interface ExampleResultsProps {
  definition: FormSource
  /** The examples as the draft has them. */
  stored: unknown
}

/** Each example with its outcome, and what of it does not hold. */
export function ExampleResults({ definition, stored }: ExampleResultsProps) {
  const t = useT()
  const results = useMemo(() => runExamples(definition, readExamples(stored), beijingToday()), [definition, stored])
  const failing = results.filter(({ outcome }) => outcome !== 'holds').length
  return (
    <Section title={t('例子')} wide>
      {results.length === 0 && (
        <p>{t('没有例子。在“修改表单”的预览里填好答案，可以存为例子，每次修改都会重新检查。')}</p>
      )}
      {failing > 0 && <p role="status">{t('有 {n} 个例子与表单不符，改好之前不能发布。', { n: failing })}</p>}
      <ul className={styles.effects}>
        {results.map(({ example: { id, title }, outcome, differences }) => (
          <li key={id}>
            <StatusTag color={outcomeWords[outcome].color}>{t(outcomeWords[outcome].label)}</StatusTag>{' '}
            {title || t('（没有名称的例子）')}
            {differences.map(({ expectation, at, text }) => (
              <span key={`${expectation} ${at}`} className={styles.secondary}>
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
