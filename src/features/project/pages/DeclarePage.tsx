/** The page of one guide for signed-in people: notes, conditions, start of a declaration. */
import { useTabName } from '@/shared/navigation/page-tab'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { GuideDeclaring } from '../components/GuideDeclaring'
import { GuidePage } from '../components/GuidePage'
import { guidesPath } from '../paths'

/** One guide: notes, conditions for this person, and the start of a declaration. */
export function DeclarePage() {
  return (
    <GuidePage listPath={guidesPath()} head={({ title }) => <Head title={title} />}>
      {(guide) => <GuideDeclaring key={guide.id} guide={guide} />}
    </GuidePage>
  )
}

function Head({ title }: { title: string }) {
  const t = useT()
  useTabName(title)
  return <PageHeader title={title} purpose={t('请先阅读申报须知，确认条件后开始申报。')} />
}
