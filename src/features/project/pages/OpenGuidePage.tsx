/** The public page of a guide (`/guides/{guideId}`). */
import { openGuidesPath } from '@/features/help/paths'
import { PageHeader } from '@/ui/PageHeader'
import { RichText } from '@/ui/RichText'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import { DeclareStep } from '../components/DeclareStep'
import { GuidePage } from '../components/GuidePage'

/** A public guide (`/guides/{guideId}`): notes and dates, and what this reader needs to declare. */
export function OpenGuidePage() {
  const t = useT()
  return (
    <GuidePage listPath={openGuidesPath()} head={({ title }) => <PageHeader title={title} />}>
      {(guide) => (
        <>
          <Section id="guide-remark" title={t('申报须知')}>
            <RichText html={guide.remark} />
          </Section>
          <DeclareStep guide={guide} />
        </>
      )}
    </GuidePage>
  )
}
