/** The section of home about nominating for awards; nothing for people who do not nominate. */
import { award } from '@/api/award'
import { applyPath, nominationLists } from '@/features/award/paths'
import { EntryLine } from '@/shared/form/EntryLine'
import { usePageLinks } from '@/shared/navigation/page-links'
import { DueTime } from '@/ui/DueTime'
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { HomeNominatingDocument } from '../graphql/home.award.generated'
import { HomeSection } from './HomeSection'

/** Nominating, for who has its list in their menu; nothing for others. */
export function Nominating() {
  const list = usePageLinks().find(({ path }) => nominationLists.includes(path))
  return list ? <NominatingPart list={list.path} /> : null
}

/** That nominating is open, until when, and how many the person may still put forward; where it begins. */
function NominatingPart({ list }: { list: string }) {
  const t = useT()
  const minute = useMinute()
  const english = useLocale() === 'en'
  const answer = award.useAnswer(HomeNominatingDocument, { fetchPolicy: 'cache-and-network', background: true })
  const year = answer.data?.nominating
  const closed = year !== undefined && year.serverTime > year.closesAt
  const remaining = year?.categories.reduce((sum, { quota, used }) => sum + Math.max(0, quota - used), 0) ?? 0
  return (
    <HomeSection
      title={t('科学技术奖提名')}
      all={{ to: list, label: t('我的提名') }}
      loading={!year}
      failure={year ? undefined : answer.failureText}
      onRetry={answer.retry}
      empty={
        closed
          ? t('本年度提名已于 {at} 截止，被提名者填报至 {until}。', {
              at: minute(year.closesAt),
              until: minute(year.reportBy),
            })
          : undefined
      }
    >
      {year && (
        <EntryLine
          to={applyPath()}
          title={t('发起 {year} 年度{award}提名', { year: year.year, award: english ? year.awardEnglish : year.award })}
          facts={t('各类别共可再提名 {n} 项 · {at} 截止', { n: remaining, at: minute(year.closesAt) })}
          extra={<DueTime until={year.closesAt} serverTime={year.serverTime} />}
        />
      )}
    </HomeSection>
  )
}
