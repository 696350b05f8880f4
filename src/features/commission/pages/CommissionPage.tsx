/** The page with the work items that the commission decides about, by kind, with batch decisions. */

import { useSession } from '@/session/session'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import { TabLinks, useTab } from '@/work/components/TabLinks'
import { WaitingNotice } from '@/work/components/WaitingNotice'
import { WorkTable } from '@/work/components/WorkTable'
import { kindWords, statesOf } from '@/work/kind-words'
import { findKind } from '@/work/kinds/all'
import { useCounts } from '@/work/use-counts'
import { commissionDecisions } from '../decision-words'

/** Kinds about whose money the commission decides have a column of amounts. The titles of expert entries name the person. */
function columnsOf(kind: string) {
  const hasMoney = statesOf(kind).some(([, { grants }]) => grants)
  const isNamedInTitle = findKind(kind)?.form === 'expert-application'
  return [
    ...(isNamedInTitle ? [] : (['applicant'] as const)),
    'filedBy',
    ...(hasMoney ? (['amount'] as const) : []),
    'state',
    'submitted',
  ] as const
}

/** Work items that the person decides about for the commission, one tab per kind; waiting ones first, by deadline. */
export function CommissionPage() {
  const t = useT()
  const { commissionKinds } = useSession().user
  const kinds = commissionKinds.filter((kind) => statesOf(kind).some(([, { actions }]) => actions.commission))
  const counts = useCounts({ scope: 'WAITING', kinds })
  const tab = useTab(kinds)
  const titleOf = (kind: string) => t(findKind(kind)?.noun ?? '')
  return (
    <>
      <PageHeader title={t('科委办理')} purpose={t('由您所在处室代表{commission}审核的内容，等待审核的排在前面。')} />
      <WaitingNotice />
      {kinds.length > 1 && (
        <TabLinks
          label={t('事项')}
          tabs={kinds.map((kind) => ({ value: kind, title: titleOf(kind), count: counts?.[kind] ?? (counts && 0) }))}
        />
      )}
      <WorkTable
        key={tab}
        label={titleOf(tab)}
        kinds={[tab]}
        scope="REVIEW"
        reviewing
        splits
        batch={commissionDecisions(tab)}
        readAt={
          findKind(tab)?.addresses.commission === undefined ? undefined : (one) => kindWords(one.kind).commission(one)
        }
        columns={columnsOf(tab)}
        narrowedBy={['unit']}
        except={statesOf(tab).flatMap(([name, { actions }]) => (actions.commission ? [] : [name]))}
        empty={t('还没有单位提交上来的内容。')}
      />
    </>
  )
}
