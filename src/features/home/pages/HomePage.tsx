/** The home page (`/`), the first after sign-in: greeting, first steps, to-dos, what waits for others, guides, unread messages, quick entries. */

import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { helpPath, openGuidesPath } from '@/features/help/paths'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { beijingHour, formatDay, weekdayOf } from '@/lib/time/beijing-time'
import { estimatedServerNow } from '@/lib/time/server-date'
import { useSession } from '@/session/session'
import { FirstSteps } from '@/shared/first-steps/FirstSteps'
import { firstStepsOf, isNewcomer, needsRealName } from '@/shared/first-steps/first-steps'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { Folded } from '@/ui/Folded'
import { LoadFailure } from '@/ui/LoadFailure'
import { Names } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { useServerNow } from '@/ui/server-clock'
import { useSenior } from '@/ui/use-senior'
import { useT } from '@/ui/use-t'
import { LastSignIn } from '../components/LastSignIn'
import { Nominating } from '../components/Nominating'
import { OpenGuides } from '../components/OpenGuides'
import { QuickEntries } from '../components/QuickEntries'
import { RealNameNotice } from '../components/RealNameNotice'
import { UnitNotice } from '../components/UnitNotice'
import { Unread } from '../components/Unread'
import { MyTodos, WaitingForOthers } from '../components/Waiting'
import { greetingAt } from '../greeting'
import styles from './HomePage.module.css'

/** Home: the greeting, and what this person has to do, within their permissions. */
export function HomePage() {
  const t = useT()
  const session = useSession()
  const isSenior = useSenior()
  // The server's clock, like every deadline below: the device's may be wrong, or in another time zone.
  const [arrived] = useState(estimatedServerNow)
  const now = useServerNow(arrived)
  const { user, permissions } = session
  const declares = permissions.has('s02.f009')
  // Unknown parts are not called missing.
  const unitsKnown = !session.unknown.has('units')
  const isNew = unitsKnown && isNewcomer(session)
  const name = user.userFullname || user.userMobile || user.userName
  return (
    <div className={styles.home}>
      <PageHeader
        title={t(greetingAt(beijingHour(now)), { name })}
        purpose={<Names of={[`${formatDay(now)} ${t(weekdayOf(now))}`, session.units[0]?.unit.unitName]} />}
      />
      <LastSignIn />
      {needsRealName(session) && <RealNameNotice withStep={!isNew} />}
      {isNew && (
        <FirstSteps
          title={t('开始使用前')}
          purpose={t('完成下面的步骤后，就可以申报项目和填写报告。')}
          steps={firstStepsOf(session)}
          realNameTo={settingsSecurityPath()}
        />
      )}
      {isNew && (
        <p>
          {t('等待期间可以先阅读：')} <Link to={openGuidesPath()}>{t('申报指南')}</Link> ·{' '}
          <Link to={helpPath()}>{t('帮助中心')}</Link>
        </p>
      )}
      {/* People invited from abroad need none. */}
      {!isNew && unitsKnown && session.units.length === 0 && user.isInvitedExpert !== 1 && <UnitNotice />}
      <div className={styles.sections}>
        <div className={styles.column}>
          <Part part={<MyTodos />} />
          {!isSenior && <Part part={<WaitingForOthers />} />}
        </div>
        <div className={styles.column}>
          <Folded title={t('更多：等待他人办理、申报指南、通知和消息')}>
            <div className={styles.column}>
              {isSenior && <Part part={<WaitingForOthers />} />}
              <Part part={<Nominating />} />
              {declares && <Part part={<OpenGuides />} />}
              <Part part={<Unread />} />
            </div>
          </Folded>
          <Folded title={t('快捷入口')}>
            <QuickEntries />
          </Folded>
        </div>
      </div>
    </div>
  )
}

/** An error boundary per part. */
function Part({ part }: { part: ReactNode }) {
  const t = useT()
  return (
    <ErrorBoundary fallback={(_error, retry) => <LoadFailure text={t('这一部分没有显示出来')} onRetry={retry} />}>
      {part}
    </ErrorBoundary>
  )
}
