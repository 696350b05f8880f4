/** The questions to a project's leader about the technical report, with the answers. */

import { text } from '@/lib/i18n/i18n'
import { type TechnicalQuestion, technicalQuestions } from '@/lib/work/technical-questions'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { KnownHistory } from '@/work/use-work'
import styles from './Technical.module.css'

const states: Readonly<
  Record<TechnicalQuestion['state'], { label: string; colour: 'processing' | 'success' | 'default' | 'warning' }>
> = {
  open: { label: text('等待答复'), colour: 'processing' },
  answered: { label: text('已答复'), colour: 'success' },
  withdrawn: { label: text('已收回'), colour: 'default' },
  lapsed: { label: text('到期未答复'), colour: 'warning' },
}

/** The department's questions about a technical report with the leader's answers, the newest first; nothing where none was asked. */
export function TechnicalQuestions({ history: { entries, failureText, retry } }: { history: KnownHistory }) {
  const t = useT()
  const minute = useMinute()
  const questions = technicalQuestions(entries ?? [])
  const isMissing = entries === undefined && failureText !== undefined
  if (questions.length === 0 && !isMissing) return null
  return (
    <Section title={t('提问与答复')}>
      {isMissing && <LoadFailure text={failureText} onRetry={retry} />}
      <ul className={styles.questions}>
        {questions.map(({ id, text: question, by, at, answer, state }) => (
          <li key={id}>
            <p className={styles.who}>
              {t('{name} 问，{at}', { name: by, at: minute(at) })}{' '}
              <StatusTag color={states[state].colour}>{t(states[state].label)}</StatusTag>
            </p>
            <p className={styles.text}>{question}</p>
            {answer && (
              <blockquote className={styles.answer}>
                <p className={styles.who}>{t('{name} 答，{at}', { name: answer.by, at: minute(answer.at) })}</p>
                <p className={styles.text}>{answer.text}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
