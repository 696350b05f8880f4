/** On the publishing page: how many running contents a draft's changes touch, by grade. */

import { smartform } from '@/api/smartform'
import { nameText } from '@/lib/i18n/english-names'
import type { ChangeGrade } from '@/smartform/authoring/graded-change'
import { AnsweredLink } from '@/ui/AnsweredLink'
import { LoadFailure } from '@/ui/LoadFailure'
import { Name, Names } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import { gradeWords } from '../grade-words'
import { FormEffectsDocument, type FormEffectsQuery } from '../graphql/draft.smartform.generated'
import styles from './forms.module.css'

type Effect = FormEffectsQuery['formEffects'][number]

/** The contract's names of the grades, the gravest first. */
const grades: Readonly<Record<Effect['grade'], ChangeGrade>> = {
  DROPS_ANSWERS: 'dropsAnswers',
  MOVES_ANSWERS: 'movesAnswers',
  ASKS_MORE: 'asksMore',
  HARMLESS: 'harmless',
}

/** The changes of a draft, the gravest first. */
export function Effects({ formId }: { formId: string }) {
  const t = useT()
  const { data, failureText, retry } = smartform.useAnswer(FormEffectsDocument, {
    variables: { formId },
    fetchPolicy: 'no-cache',
    background: true,
  })
  const order = Object.keys(grades) as Effect['grade'][]
  const effects = data?.formEffects.toSorted((a, b) => order.indexOf(a.grade) - order.indexOf(b.grade))
  return (
    <Section title={t('改了什么，影响多少份')} wide>
      {failureText !== undefined && <LoadFailure text={failureText} onRetry={retry} />}
      {!effects && failureText === undefined && <Skeleton rows={3} />}
      {effects?.length === 0 && <p>{t('草稿和现行版本没有区别。')}</p>}
      <ul className={styles.effects}>
        {effects?.map((effect) => (
          <OneEffect key={effect.id} effect={effect} />
        ))}
      </ul>
    </Section>
  )
}

function OneEffect({ effect: { grade, text: words, count, works } }: { effect: Effect }) {
  const t = useT()
  const { label, hint, color } = gradeWords[grades[grade]]
  return (
    <li>
      <StatusTag color={color}>{t(label)}</StatusTag> {words}
      <span className={styles.secondary}>
        {count > 0 || grade === 'HARMLESS' ? t(hint) : t('办理中的填报都不受影响。')}
      </span>
      {count > 0 && (
        <details className={styles.affected}>
          <summary>{t('影响办理中的 {n} 份', { n: count })}</summary>
          <ul>
            {works.map(({ id, kind, title, number, unitName, state, address }) => (
              <li key={id}>
                {address === null ? <Name>{title}</Name> : <AnsweredLink to={address}>{nameText(title)}</AnsweredLink>}
                {number !== null && `（${number}）`} · <Names of={[unitName, t(kindWords(kind).state(state).label)]} />
              </li>
            ))}
          </ul>
          {works.some(({ address }) => address === null) && <p>{t('没有链接的，您无权查看内容。')}</p>}
          {works.length < count && <p>{t('只列出前 {n} 份。', { n: works.length })}</p>}
        </details>
      )}
    </li>
  )
}
