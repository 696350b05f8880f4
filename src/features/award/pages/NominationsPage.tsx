import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { WorkTable } from '@/work/components/WorkTable'
import { nominationKinds } from '@/work/kinds/nomination'

/** The caller's own nominations (`award/nomination`). */
export function NominationsPage() {
  const t = useT()
  return (
    <>
      <PageHeader title={t('提名')} />
      <WorkTable label={t('提名')} kinds={nominationKinds} scope="OWN" empty={t('还没有提名。')} />
    </>
  )
}
