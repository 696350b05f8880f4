import { useSearchParams } from 'react-router-dom'
import { hotline } from '@/lib/help'
import { useMaybeSession } from '@/session/session'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { BackHome } from './BackHome'
import { ErrorFrame } from './ErrorFrame'
import { Grantors } from './Grantors'
import { JoinUnit } from './JoinUnit'
import { neededFor } from './permission-names'

/** 403: says what is missing for the page, which the guard names in the address (`?page=pre-project-manage`), and who can help. */
export function ForbiddenPage() {
  const t = useT()
  const needed = neededFor(useSearchParams()[0].get('page'))
  return (
    <ErrorFrame>
      <ResultPanel
        status="warning"
        title={t('你无权访问该页面')}
        description={
          needed
            ? t('打开“{page}”需要“{name}”权限，你的账号目前没有。', { page: t(needed.page), name: t(needed.name) })
            : t('打开该页面需要的权限，你的账号目前没有。')
        }
        actions={<BackHome />}
      >
        <WhoHelps by={needed?.by ?? 'unit'} />
      </ResultPanel>
    </ErrorFrame>
  )
}

/** Who can help this person: their unit's administrators by name, the commission, or first a unit that takes them in. */
function WhoHelps({ by }: { by: 'unit' | 'commission' }) {
  const t = useT()
  const session = useMaybeSession()
  const call = t('不清楚时请拨打服务热线 {hotline}。', { hotline })
  // Whoever administers the unit alone has nobody above them in it.
  const administers = session?.units.some(({ isAdmin }) => isAdmin === 1) ?? false
  if (by === 'commission' || administers)
    return <p>{t('这项权限由市科委开通，请拨打服务热线 {hotline} 申请。', { hotline })}</p>
  if (session && session.units.length === 0) return <JoinUnit user={session.user} />
  return (
    <>
      <p>
        {t('如工作需要，请联系本单位的单位管理员为你开通。')}
        {call}
      </p>
      <Grantors />
    </>
  )
}
