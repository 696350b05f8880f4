/** The text for an applicant who was not chosen, about how review scores are compared. */
import { scoringMethod } from '@/lib/scores/method'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'

/** Tells the applicant who is passed over how review scores are compared. */
export function ScoringMethod() {
  const t = useT()
  return (
    <Section title={t('评审分数怎样比较')}>
      <p>{t('申报书由多位专家评审时，{commission}除原始评分外还看“校准分”，以了解专家宽严不一的影响。')}</p>
      <p>{t(scoringMethod)}</p>
    </Section>
  )
}
