import { reviewGuidesPath } from '@/features/project/paths'
import { useSession } from '@/session/session'
import { DueTime } from '@/ui/DueTime'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import { useWaiting } from '@/work/use-waiting'
import { shownAtOnce, waitingGroups } from '@/work/waiting-groups'
import { HomeEntry } from './HomeEntry'
import { HomeSection } from './HomeSection'

/** More than anybody has to decide at a time; the lists hold the rest. */
const most = 200
/** How many lists are shown where nothing is urgent. */
const few = 5

/** What waits for the reviewer, of every kind, by list: what is due first stands first, and what is urgent is never left out. */
export function WaitingReviews() {
  const t = useT()
  const { permissions } = useSession()
  const { works, data, failureText, retry } = useWaiting(most)
  const groups = waitingGroups(works)
  return (
    <HomeSection
      title={t('待我审核')}
      all={permissions.has('s02.f006') ? { to: reviewGuidesPath(), label: t('全部审核') } : undefined}
      loading={!data}
      failure={failureText}
      onRetry={retry}
      empty={data && groups.length === 0 ? t('没有等待审核的内容。') : undefined}
    >
      {shownAtOnce(groups, few).map(({ key, first, count }) => (
        <HomeEntry
          key={key}
          to={kindWords(first.kind).list(first)}
          title={first.belongsTo && first.kind === 'DECLARATION' ? first.belongsTo : t(kindWords(first.kind).noun)}
          facts={
            <>
              {first.unitName}
              {first.dueAt != null && (
                <>
                  {' · '}
                  {t('最早一份：')}
                  <DueTime until={first.dueAt} serverTime={first.serverTime} />
                </>
              )}
            </>
          }
          extra={<StatusTag color="processing">{t('{n} 份待审核', { n: count })}</StatusTag>}
        />
      ))}
    </HomeSection>
  )
}
