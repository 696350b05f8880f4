import { Skeleton } from 'antd'
import { program } from '@/api/program'
import { answerOf } from '@/shared/answer'
import { LoadFailure } from '@/ui/LoadFailure'
import { useT } from '@/ui/use-t'
import { MyProjectsDocument } from '../graphql/declarations.program.generated'
import { DeclarationConditionsDocument, type GuideQuery } from '../graphql/guides.program.generated'
import { Conditions } from './Conditions'
import { ExistingDeclaration } from './ExistingDeclaration'
import { NotEligible } from './NotEligible'
import styles from './StartDeclaration.module.css'
import { StartForm } from './StartForm'

/**
 * The conditions as they stand for this person, then one of three: the declaration that exists already, the way on for
 * somebody who may not declare yet, or the commitment and the start.
 */
export function StartDeclaration({ guide }: { guide: GuideQuery['guide'] }) {
  const t = useT()
  const conditions = answerOf(
    program.useQuery(DeclarationConditionsDocument, { variables: { guideId: guide.id }, fetchPolicy: 'network-only' }),
  )
  // A person has a handful of declarations in a year, so the one under this guide is among the first fifty.
  const mine = answerOf(
    program.useQuery(MyProjectsDocument, {
      variables: { filter: { year: guide.year }, pageNo: 1, pageSize: 50 },
      fetchPolicy: 'network-only',
    }),
  )
  const lookAgain = () => {
    conditions.retry()
    mine.retry()
  }
  const failure = conditions.failureText ?? mine.failureText
  const list = conditions.data?.declarationConditions
  if (failure !== undefined && (!list || !mine.data)) return <LoadFailure text={failure} onRetry={lookAgain} />
  if (!list || !mine.data) return <Skeleton active />
  const unmet = list.filter((one) => !one.met)
  const others = mine.data.myProjects.items.filter((one) => one.guide.id === guide.id)
  // One that can be filled comes first; another one stands in the way only where the guide takes one a person.
  const existing =
    others.find((one) => one.actions.includes('FILL')) ??
    (unmet.some((one) => one.kind === 'ONE_PER_PERSON') ? others[0] : undefined)
  return (
    <>
      {existing && <ExistingDeclaration declaration={existing} />}
      <section className={styles.section} aria-labelledby="guide-conditions">
        <h2 id="guide-conditions">{t('申报条件')}</h2>
        {!existing && unmet.length > 0 && (
          <NotEligible count={unmet.length} hotline={guide.hotline} checking={conditions.loading} onCheck={lookAgain} />
        )}
        <Conditions conditions={list} explain={!existing} />
      </section>
      {!existing && unmet.length === 0 && <StartForm guide={guide} onRefused={lookAgain} />}
    </>
  )
}
