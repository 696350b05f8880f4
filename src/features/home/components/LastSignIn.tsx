/** The notice on home, once after a sign-in, about the sign-in before it. */

import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { permission } from '@/api/permission'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { formatMinute } from '@/lib/time/beijing-time'
import { forgetSignIn, hasJustSignedIn } from '@/session/just-signed-in'
import { useT } from '@/ui/use-t'
import { PreviousSignInDocument } from '../graphql/home.permission.generated'

/** One line on the first visit of home after a sign-in (GB/T 22239-2019); nothing for a first sign-in, nothing on a failure. */
export function LastSignIn() {
  const [isNew] = useState(hasJustSignedIn)
  useEffect(forgetSignIn, [])
  return isNew ? <LastSignInLine /> : null
}

function LastSignInLine() {
  const t = useT()
  const { data } = permission.useQuery(PreviousSignInDocument, { fetchPolicy: 'network-only', background: true })
  const last = data?.previousSignIn
  if (!last) return null
  return (
    <p role="status">
      {t('上次登录：{at}，{device}。', { at: formatMinute(last.at), device: last.device ?? t('未知设备') })}{' '}
      <Link to={settingsSecurityPath()}>{t('不是本人？查看登录的设备')}</Link>
    </p>
  )
}
