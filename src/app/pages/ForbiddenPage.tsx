import { useSearchParams } from 'react-router-dom'
import { hotline } from '@/lib/help'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import { BackHome } from './BackHome'
import { ErrorFrame } from './ErrorFrame'
import { Grantors } from './Grantors'
import { permissionNames } from './permission-names'

/** 403: names the permission that is missing, as the guard put it into the address (`?need=s02.f006`), and whom to ask. */
export function ForbiddenPage() {
  const t = useT()
  const need = useSearchParams()[0].get('need')
  const name = need === null ? undefined : permissionNames.get(need)
  return (
    <ErrorFrame>
      <ResultPanel
        status="warning"
        title={t('你无权访问该页面')}
        description={
          name
            ? t('打开该页面需要“{name}”权限，你的账号目前没有。', { name: t(name) })
            : t('打开该页面需要的权限，你的账号目前没有。')
        }
        actions={<BackHome />}
      >
        {t(
          '如工作需要，请联系本单位的单位管理员为你开通{permission}；不清楚单位管理员是谁时，请拨打服务热线 {hotline}。',
          {
            permission: name ? t('（权限代码 {code}）', { code: need ?? '' }) : '',
            hotline,
          },
        )}
        <Grantors />
      </ResultPanel>
    </ErrorFrame>
  )
}
