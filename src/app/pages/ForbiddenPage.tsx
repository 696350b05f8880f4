/** The 403 page: names the missing permission and who can grant it. */
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { safePath } from '@/lib/routing/safe-redirect'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { contact } from '@/lib/site/site'
import { hasPermission } from '@/session/permissions'
import { useMaybeSession } from '@/session/session'
import { FirstSteps } from '@/shared/first-steps/FirstSteps'
import { firstStepsOf } from '@/shared/first-steps/first-steps'
import { ButtonLink } from '@/ui/ButtonLink'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { BackHome } from './BackHome'
import { closedPage } from './closed-pages'
import { ErrorFrame } from './ErrorFrame'
import { Grantors } from './Grantors'
import { neededFor } from './permission-names'

/**
 * 403: names the missing permission and who can grant it, and leads to the page once it is granted. The guard passes
 * the page and its path (`?page=pre-project-manage&from=/pre-project-manage`).
 */
export function ForbiddenPage() {
  const t = useT()
  const [query] = useSearchParams()
  const needed = neededFor(query.get('page'))
  const session = useMaybeSession()
  const closed = session ? closedPage(query.get('page'), session) : undefined
  const from = needed ? safePath(query.get('from')) : null
  if (closed)
    return (
      <ErrorFrame>
        <ResultPanel status="warning" title={t('你无权访问该页面')} description={t(closed.why)} actions={<BackHome />}>
          {closed.to && closed.label && <Link to={closed.to}>{t(closed.label)}</Link>}
        </ResultPanel>
      </ErrorFrame>
    )
  if (needed && session?.unknown.has('menu'))
    return (
      <ErrorFrame>
        <ResultPanel
          status="warning"
          title={t('暂时无法打开“{title}”', { title: t(needed.page) })}
          description={t('功能菜单没有加载成功，还不知道您能否打开该页面。请点上方的“重试”。')}
          actions={<BackHome />}
        />
      </ErrorFrame>
    )
  // The menu was learnt meanwhile.
  if (from && needed && hasPermission(session, needed.codes)) return <Navigate to={from} replace />
  return (
    <ErrorFrame>
      <ResultPanel
        status="warning"
        title={t('你无权访问该页面')}
        description={
          needed
            ? t('打开“{page}”需要“{name}”权限，您的账号目前没有。', {
                page: t(needed.page),
                name: needed.names.map((name) => t(name)).join(t('”或“')),
              })
            : t('打开该页面需要的权限，您的账号目前没有。')
        }
        actions={
          <>
            <BackHome />
            {/* A new document reloads all permissions. */}
            {from && needed && (
              <ButtonLink to={from} reloadDocument>
                {t('已开通，重新打开“{page}”', { page: t(needed.page) })}
              </ButtonLink>
            )}
          </>
        }
      >
        <WhoHelps by={needed?.by ?? 'unit'} from={from} />
      </ResultPanel>
    </ErrorFrame>
  )
}

/** Who can help: the unit's administrators by name, or the commission; new people get the first steps. */
function WhoHelps({ by, from }: { by: 'unit' | 'commission'; from: string | null }) {
  const t = useT()
  const session = useMaybeSession()
  const call = t('不清楚时请联系{contact}。', { contact: contact() })
  // A unit's only administrator has nobody above them in it.
  const administers = session?.units.some(({ isAdmin }) => isAdmin === 1) ?? false
  if (by === 'commission' || administers)
    return <p>{t('这项权限由{commission}开通。需要时请联系{contact}。', { contact: contact() })}</p>
  if (session && session.units.length === 0)
    return (
      <>
        <FirstSteps
          title={t('还需完成')}
          steps={firstStepsOf(session)}
          realNameTo={settingsSecurityPath(from ?? undefined)}
        />
        <p>{call}</p>
      </>
    )
  return (
    <>
      <p>{t('如工作需要，请联系本单位的单位管理员为您开通。')}</p>
      <p>{call}</p>
      <Grantors />
    </>
  )
}
