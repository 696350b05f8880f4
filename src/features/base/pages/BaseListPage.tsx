/**
 * The pages of a kind of base: the list of its reports (own, or those one may review), and the person's bases by
 * year.
 */

import { useSession } from '@/session/session'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { WorkTable } from '@/work/components/WorkTable'
import type { BaseKind } from '@/work/kinds/base-kinds'
import { OwnBases } from '../components/OwnBases'

/** The list of one kind: own reports for its people; for host unit and commission, what they may read. */
export const baseListPage = (kind: BaseKind) => () => <BaseListPage kind={kind} />
/** The person's bodies by year, at the address that begins a year. */
export const baseInitPage = (kind: BaseKind) => () => <BaseInitPage kind={kind} />

function BaseListPage({ kind }: { kind: BaseKind }) {
  const t = useT()
  const { units } = useSession()
  // People who work for the commission report for no base.
  const reports = !units.some(({ userUnitRole }) => userUnitRole.some(({ roleCode }) => roleCode === 'supervisor'))
  const reviews = !reports || units.some(({ isAdmin }) => isAdmin === 1)
  return (
    <>
      <PageHeader title={t(kind.report)} purpose={t('每年的报告，可按年度、状态、所在区和关键词查找。')} />
      {reports && <OwnBases kind={kind} />}
      <WorkTable
        label={t(kind.report)}
        kinds={[kind.id]}
        narrowedBy={['year', 'district', ...(reviews ? (['unit'] as const) : [])]}
        columns={['year', 'hostUnit', 'district', 'state', 'submitted']}
        reviewing={reviews}
        splits={reviews}
        empty={t('还没有可以查看的年度报告。')}
      />
    </>
  )
}

function BaseInitPage({ kind }: { kind: BaseKind }) {
  const t = useT()
  return (
    <>
      <PageHeader title={t(kind.report)} purpose={t('选择年度，开始填报。')} />
      <OwnBases kind={kind} />
    </>
  )
}
