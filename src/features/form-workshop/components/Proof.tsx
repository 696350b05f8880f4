/**
 * On the publishing page: what can be proved of a draft (unreachable fields, contradictions), with example answers.
 */

import { useMemo } from 'react'
import { beijingToday } from '@/lib/time/beijing-time'
import { proveForm } from '@/smartform/authoring/prove-form'
import type { FormSource } from '@/smartform/schema/definition'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { AnswerList } from './AnswerList'
import styles from './forms.module.css'

/** Errors and warnings; what could not be decided is not mentioned. */
export function Proof({ definition }: { definition: FormSource }) {
  const t = useT()
  const findings = useMemo(
    () => proveForm(definition, beijingToday()).filter(({ severity }) => severity !== 'info'),
    [definition],
  )
  return (
    <Section title={t('表单检查')} wide>
      {findings.length === 0 && <p>{t('没有发现永远不显示的填写项，也没有互相矛盾的规则。')}</p>}
      <ul className={styles.effects}>
        {findings.map(({ id, severity, text, answers }) => (
          <li key={id}>
            <StatusTag color={severity === 'error' ? 'error' : 'warning'}>
              {severity === 'error' ? t('不能这样用') : t('请看一下')}
            </StatusTag>{' '}
            {text}
            {answers && Object.keys(answers).length > 0 && (
              <details className={styles.affected}>
                <summary>{t('看一个例子')}</summary>
                <AnswerList definition={definition} answers={answers} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
