/** The applicant's pages of one matching: overview, submitted form, yearly funds. */

import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import { listHref } from '@/shared/list/list-memory'
import { useTabName } from '@/shared/navigation/page-tab'
import { BackLink } from '@/ui/BackLink'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PageFailure } from '@/work/components/PageFailure'
import { kindWords } from '@/work/kind-words'
import { FiledWorkPage } from '@/work/pages/FiledWorkPage'
import { WorkOverviewPage } from '@/work/pages/WorkOverviewPage'
import { useWorkId } from '@/work/use-work-id'
import { FundYears } from '../components/FundYears'
import { NationalProjectFacts } from '../components/NationalProjectFacts'
import { MatchedFundsDocument } from '../graphql/matching.program.generated'
import { fundsPath, keynotePath, matchingPath } from '../paths'

/** A matching with its payments by year, always fresh. */
function useFunds(contentId: string) {
  const answer = program.useAnswer(MatchedFundsDocument, {
    variables: { contentId },
    fetchPolicy: 'network-only',
    background: true,
  })
  return { ...answer, funds: answer.data?.matchedFunds }
}

/** Facts of the national project and its payments, below the overview. */
function Matched({ contentId }: { contentId: string }) {
  const t = useT()
  const { funds, failureText, retry } = useFunds(contentId)
  if (failureText !== undefined && !funds) return <LoadFailure text={failureText} onRetry={retry} />
  if (!funds) return null
  return (
    <>
      <NationalProjectFacts national={funds.national} />
      <FundYears funds={funds} onRefused={retry} />
      {funds.id === contentId && funds.state === 'ACCEPTED' && (
        <p>
          <Link to={fundsPath(funds.id)}>{t('按年度申请匹配经费')}</Link>
        </p>
      )}
    </>
  )
}

/** The overview of a key project's matching (`matching/keynote-project/{contentId}`). */
export function MatchingPage() {
  const t = useT()
  const id = useWorkId()
  return (
    <WorkOverviewPage
      id={id}
      kinds={['MATCHING']}
      back={{ label: t('返回重点项目匹配'), to: listHref(keynotePath()) }}
      more={(work) => <Matched key={`${work.state}-${work.amount}`} contentId={id} />}
    />
  )
}

/** The submitted matching, read-only. */
export function FiledMatchingPage() {
  const t = useT()
  const id = useWorkId()
  return (
    <FiledWorkPage
      kinds={['MATCHING', 'FUND_APPLICATION']}
      id={id}
      back={{ label: t('返回重点项目匹配'), to: listHref(keynotePath()) }}
    />
  )
}

/** Payments by year or, with a request's id, its overview (`matching/fund-application/{contentId}`). */
export function FundsPage() {
  const id = useWorkId()
  // Remounted per id, so that no response of another id is shown.
  return <Funds key={id} id={id} />
}

function Funds({ id }: { id: string }) {
  const t = useT()
  const { funds, failure, retry } = useFunds(id)
  useTabName(funds?.id === id ? funds.national.name : undefined)
  const back = { label: t('返回匹配申请'), to: funds ? matchingPath(funds.id) : keynotePath() }
  if (failure && !funds) return <PageFailure title={t('匹配经费')} failure={failure} onRetry={retry} back={back} />
  if (!funds) return <PageSkeleton />
  if (funds.id !== id)
    return (
      <WorkOverviewPage
        id={id}
        kinds={['FUND_APPLICATION']}
        back={back}
        more={(work) => <Matched key={`${work.state}-${work.amount}`} contentId={id} />}
      />
    )
  return (
    <>
      <BackLink to={back.to} label={back.label} />
      <PageHeader title={funds.national.name} purpose={t(kindWords('FUND_APPLICATION').noun)} />
      <FundYears funds={funds} onRefused={retry} />
      <NationalProjectFacts national={funds.national} />
    </>
  )
}
