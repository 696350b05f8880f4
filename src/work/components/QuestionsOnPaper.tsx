/** Questions and answers on a printed work item. */

import { text } from '@/lib/i18n/i18n'
import { type TechnicalQuestion, technicalQuestions } from '@/lib/work/technical-questions'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { KnownHistory } from '../use-work'

/** What is printed for a question that has no answer. */
const unanswered: Readonly<Record<TechnicalQuestion['state'], string>> = {
  open: text('等待答复'),
  answered: '',
  withdrawn: text('已收回'),
  lapsed: text('到期未答复'),
}

/** The questions about a printed work item with their answers, the oldest first; nothing where none was asked. */
export function QuestionsOnPaper({ entries = [] }: Pick<KnownHistory, 'entries'>) {
  const t = useT()
  const minute = useMinute()
  const questions = technicalQuestions(entries).toReversed()
  if (questions.length === 0) return null
  return (
    <section>
      <h2>{t('提问与答复')}</h2>
      <dl>
        {questions.map(({ id, text: question, by, at, answer, state }) => (
          <div key={id}>
            <dt>{t('{name} 问，{at}', { name: by, at: minute(at) })}</dt>
            <dd>{question}</dd>
            <dt>{answer ? t('{name} 答，{at}', { name: answer.by, at: minute(answer.at) }) : t(unanswered[state])}</dt>
            <dd>{answer?.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
