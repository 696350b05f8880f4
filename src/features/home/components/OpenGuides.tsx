/** The section of home with the open guides that close soonest, each linking to its notes. */
import { program } from '@/api/program'
import { answerOf } from '@/api/query-answer'
import { declarePath, guidesPath } from '@/features/project/paths'
import { nameText } from '@/lib/i18n/english-names'
import { formatMinuteInBeijing, timesHeading } from '@/lib/time/beijing-time'
import { EntryLine } from '@/shared/form/EntryLine'
import { DueTime } from '@/ui/DueTime'
import { useT } from '@/ui/use-t'
import { HomeOpenGuidesDocument } from '../graphql/home.program.generated'
import { HomeSection } from './HomeSection'

export function OpenGuides() {
  const t = useT()
  const query = program.useQuery(HomeOpenGuidesDocument, {
    variables: { pageSize: 5 },
    fetchPolicy: 'cache-and-network',
  })
  const answer = answerOf(query)
  const found = answer.data?.guides
  return (
    <HomeSection
      title={timesHeading(t('即将截止的指南'))}
      all={{ to: guidesPath(), label: t('全部指南') }}
      loading={!found}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={found?.total === 0 ? t('目前没有正在受理的指南。新指南发布后会出现在这里。') : undefined}
    >
      {found?.items.map((guide) => (
        <EntryLine
          key={guide.id}
          to={declarePath(guide)}
          title={nameText(guide.title)}
          facts={`${guide.number} · ${nameText(guide.department)} · ${t('{at} 截止', { at: formatMinuteInBeijing(guide.closesAt) })}`}
          extra={<DueTime until={guide.closesAt} serverTime={guide.serverTime} />}
        />
      ))}
    </HomeSection>
  )
}
