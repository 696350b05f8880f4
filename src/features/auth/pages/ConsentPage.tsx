/** The page that asks for consent to sign in to another system (`/oauth/userLogin`). */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { permission } from '@/api/permission'
import { useMaybeSession } from '@/session/session'
import { useT } from '@/ui/use-t'
import { type Attempt, attempt } from '../attempt'
import { Consent } from '../components/Consent'
import { NextStep } from '../components/NextStep'
import { OauthClientDocument, type OauthClientQuery } from '../graphql/sign-in-elsewhere.permission.generated'
import { webAddress } from '../web-address'

/**
 * Sign-in for another system (`/oauth/userLogin`), with `redirectUrl` and a `state` to return. The person is asked only
 * after the backend has recognised the system.
 */
export function ConsentPage() {
  const t = useT()
  const { search } = useLocation()
  const user = useMaybeSession()?.user ?? null
  const redirectUrl = new URLSearchParams(search).get('redirectUrl') ?? ''
  const [client, setClient] = useState<Attempt<OauthClientQuery['oauthClient']> | null>(null)

  useEffect(() => {
    let isCurrent = true
    setClient(null)
    if (!webAddress(redirectUrl)) return
    attempt(
      async () =>
        (await permission.query(OauthClientDocument, { redirectUrl }, { fetchPolicy: 'no-cache' })).oauthClient,
    ).then((result) => {
      if (isCurrent) setClient(result)
    })
    return () => {
      isCurrent = false
    }
  }, [redirectUrl])

  if (!redirectUrl) return <NextStep text={t('没有收到要登录的系统，请从该系统重新进入。')} />
  if (!webAddress(redirectUrl)) return <NextStep text={t('返回地址不可用，请从该系统重新进入。')} />
  if (client === null) return <p role="status">{t('正在核对接入系统…')}</p>
  if (!client.ok) return <NextStep text={client.message} />
  return (
    <Consent
      client={client.data}
      redirectUrl={redirectUrl}
      state={new URLSearchParams(search).get('state')}
      user={user}
    />
  )
}
