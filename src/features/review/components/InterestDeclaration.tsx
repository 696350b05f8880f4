/** The first step of a review task: the expert declares conflicts of interest. */
import { useState } from 'react'
import { refusalText } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { ActButton } from '@/ui/ActButton'
import { Alert } from '@/ui/Alert'
import { Name, Names } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { DeclareInterestsDocument, type ReviewTaskQuery } from '../graphql/review.evaluation.generated'
import { subjectWords } from '../review-words'
import { GiveBack } from './GiveBack'
import { grounds } from './GroundField'
import styles from './review.module.css'

interface InterestDeclarationProps {
  desk: ReviewTaskQuery['reviewTask']
  onDeclared(): void
}

/** Comes before the proposal: who takes part in it, what the portal knows that may be an interest, and the expert's answer. */
export function InterestDeclaration({ desk: { task, group, people, hints }, onDeclared }: InterestDeclarationProps) {
  const t = useT()
  const [failure, setFailure] = useState('')
  const [must] = hints.filter((hint) => hint.must)
  async function declare(): Promise<void> {
    setFailure('')
    try {
      await evaluation.mutate(DeclareInterestsDocument, { taskId: task.id })
      onDeclared()
    } catch (error) {
      setFailure(refusalText(error))
    }
  }
  return (
    <section aria-labelledby="interests" className={styles.interests}>
      <h2 id="interests">{t('利害关系声明')}</h2>
      <p>{t(subjectWords[group.subject].interests)}</p>
      <h3>{t('参加人员')}</h3>
      <ul className={styles.people}>
        {people.map(({ name, unitName }) => (
          <li key={name}>
            <Names of={[name, unitName]} />
          </li>
        ))}
      </ul>
      {hints.length > 0 && (
        <Alert
          type="warning"
          title={must ? t('系统发现须回避的关系，请退回这项任务') : t('系统发现可能的利害关系，请您判断')}
          description={
            <ul>
              {hints.map(({ ground, detail }) => (
                <li key={ground + detail}>
                  {t(grounds[ground])}
                  {t('：')}
                  <Name>{detail}</Name>
                </li>
              ))}
            </ul>
          }
        />
      )}
      {failure && <Alert type="error" title={failure} />}
      {!must && (
        <div>
          <ActButton type="primary" act={declare}>
            {t('没有利害关系，开始评审')}
          </ActButton>
        </div>
      )}
      <GiveBack task={task} subject={group.subject} ground={hints[0]?.ground ?? 'OTHER_INTEREST'} />
    </section>
  )
}
