import { useParams } from 'react-router-dom'
import { listHref } from '@/shared/list-memory'
import { useT } from '@/ui/use-t'
import { nominationKinds } from '@/work/kinds/nomination'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkFormPage } from '@/work/pages/WorkFormPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { nominationsPath } from '../paths'

function useNominationId(): string {
  return useParams().workId ?? ''
}

/** Where a nomination stands (`award/nomination/{id}`). */
export function NominationPage() {
  const t = useT()
  const id = useNominationId()
  const back = { label: t('返回提名列表'), to: listHref(nominationsPath()) }
  return <WorkOverviewPage key={id} id={id} kinds={nominationKinds} back={back} />
}

/** What was filed, to read. */
export function FiledNominationPage() {
  const t = useT()
  const id = useNominationId()
  return (
    <FiledWorkPage
      key={id}
      id={id}
      kinds={nominationKinds}
      back={{ label: t('返回提名列表'), to: listHref(nominationsPath()) }}
    />
  )
}

/** One page of a nomination's form. */
export function NominationFormPage() {
  const { pageId = '' } = useParams()
  const id = useNominationId()
  return <WorkFormPage key={id} id={id} pageId={pageId} />
}
