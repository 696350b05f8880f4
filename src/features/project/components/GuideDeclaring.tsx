/** The steps on a guide's page that lead to a declaration: conditions, notes, existing declaration, start. */
import { LoadFailure } from '@/ui/LoadFailure'
import { RichText } from '@/ui/RichText'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import type { GuideQuery } from '../graphql/guides.program.generated'
import { useEligibility } from '../use-eligibility'
import { Conditions } from './Conditions'
import { ExistingDeclaration } from './ExistingDeclaration'
import { NotEligible } from './NotEligible'
import { StartForm } from './StartForm'

/**
 * The steps to a declaration. An existing one comes first; people who may not declare yet see the conditions before the
 * notes; everybody else reads the notes, sees the conditions, gives the commitment and starts.
 */
export function GuideDeclaring({ guide }: { guide: GuideQuery['guide'] }) {
  const t = useT()
  const { eligibility, failure, loading, lookAgain } = useEligibility(guide)
  const { existing, unmet = 0 } = eligibility ?? {}
  const conditions = (
    <Section id="guide-conditions" title={t('申报条件')}>
      {eligibility ? (
        <Conditions conditions={eligibility.conditions} explain={!existing} />
      ) : failure === undefined ? (
        <Skeleton titled rows={3} />
      ) : (
        <LoadFailure text={failure} onRetry={lookAgain} retrying={loading} />
      )}
    </Section>
  )
  return (
    <>
      {existing && <ExistingDeclaration declaration={existing} />}
      {unmet > 0 && <NotEligible count={unmet} hotline={guide.hotline} checking={loading} onCheck={lookAgain} />}
      {unmet > 0 && conditions}
      <Section id="guide-remark" title={t('申报须知')}>
        <RichText html={guide.remark} />
      </Section>
      {unmet === 0 && conditions}
      {eligibility && unmet === 0 && !existing && <StartForm guide={guide} onRefused={lookAgain} />}
    </>
  )
}
