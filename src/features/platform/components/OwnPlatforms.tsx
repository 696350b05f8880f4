/** The platforms that a person reports for, with the month to report next. */
import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import { DueTime } from '@/ui/DueTime'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import filing from '@/work/components/filing.module.css'
import { StateTag } from '@/work/components/StateTag'
import { kindWords } from '@/work/kind-words'
import { type PlatformFactsFragment, PlatformsDocument } from '../graphql/platforms.program.generated'
import { platformKinds } from '../kinds'
import { monthLink } from '../month-links'
import { monthName } from '../month-names'
import styles from '../pages/platform.module.css'
import { platformPath } from '../paths'

/** The platforms this person reports for, each with the month to report next. `alone`: the page has nothing else. */
export function OwnPlatforms({ alone }: { alone: boolean }) {
  const t = useT()
  const answer = program.useAnswer(PlatformsDocument, { fetchPolicy: 'network-only' })
  if (answer.failureText !== undefined) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!answer.data) return alone ? <Skeleton rows={3} /> : null
  const { platforms } = answer.data
  if (platforms.length === 0) return alone ? <p>{t('您还不是任何平台的填报人。如有疑问，请联系平台负责人。')}</p> : null
  return (
    <ul className={`${filing.cards} ${styles.platforms}`} aria-label={t('平台')}>
      {platforms.map((one) => (
        <li key={one.id}>
          <Link to={platformPath(one.id)}>{one.name}</Link>
          <span>{t(platformKinds[one.kind])}</span>
          {one.disabled ? <StatusTag color="error">{t('已停用')}</StatusTag> : <NextMonth platform={one} />}
        </li>
      ))}
    </ul>
  )
}

/** The first month of the year that waits for its person, with state and date. */
function NextMonth({ platform }: { platform: PlatformFactsFragment }) {
  const next = platform.months.find(({ workId, state }) => workId !== null && state !== 'SUBMITTED')
  const link = next && monthLink(platform, next)
  if (!next || !link) return null
  const state = kindWords(platform.reportKind).state(next.state ?? '')
  return (
    <span>
      <Link to={link}>{monthName(next.month)}</Link> <StateTag state={state} />{' '}
      {next.dueAt !== null && <DueTime until={next.dueAt} serverTime={platform.serverTime} />}
    </span>
  )
}
