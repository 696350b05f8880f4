/** Asks a person to let another system sign them in with their portal account: says which system, and what it learns. */

import { type FormEvent, useState } from 'react'
import type { CurrentUser } from '@/session/session'
import type { SignInResult, TokenResult } from '@/session/sign-in'
import { useT } from '@/ui/use-t'
import { clientReturn } from '../client-return'
import type { OauthClientQuery } from '../graphql/sign-in-elsewhere.permission.generated'
import { authorizeClient, signInForClient } from '../sign-in-elsewhere'
import { FormAlert } from './FormAlert'
import styles from './Parts.module.css'
import { PasswordForm } from './PasswordForm'
import { SubmitButton } from './SubmitButton'

interface ConsentProps {
  client: OauthClientQuery['oauthClient']
  redirectUrl: string
  /** The state that the other system gets back unchanged. */
  state: string | null
  user: CurrentUser | null
}

/** Which system asks, what it learns and where it leads; then sign-in, or one click for a signed-in person. */
export function Consent({ client, redirectUrl, state, user }: ConsentProps) {
  const t = useT()
  const [other, setOther] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function leave(call: () => Promise<TokenResult>): Promise<SignInResult> {
    setBusy(true)
    setFailure('')
    const result = await call()
    if (result.ok) {
      window.location.assign(clientReturn(redirectUrl, { code: result.token, state }))
      return { ok: true }
    }
    setBusy(false)
    return result
  }

  async function agree(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const result = await leave(() => authorizeClient(redirectUrl))
    if (!result.ok) setFailure(result.message)
  }

  return (
    <>
      <p className={styles.lead}>{t('“{name}”请求使用您在本平台的账号登录。', { name: client.name })}</p>
      <dl className={styles.facts}>
        <dt>{t('运营方')}</dt>
        <dd>{client.owner}</dd>
        <dt>{t('登录后前往')}</dt>
        <dd>{client.host}</dd>
        <dt>{t('将获得')}</dt>
        <dd>{client.scopes.join(t('、'))}</dd>
      </dl>
      {user && !other ? (
        <form onSubmit={agree}>
          <FormAlert text={failure} />
          <SubmitButton
            busy={busy}
            label={t('以 {name} 的身份授权并登录', { name: user.userFullname })}
            busyLabel={t('正在授权…')}
          />
          <p className={styles.links}>
            <button type="button" className={styles.link} onClick={() => setOther(true)}>
              {t('使用其他账号')}
            </button>
          </p>
        </form>
      ) : (
        <PasswordForm
          busy={busy}
          signIn={async (call) => {
            const result = await call()
            return result.ok ? null : result
          }}
          call={(credentials) => leave(() => signInForClient(credentials, redirectUrl))}
        />
      )}
      <p className={styles.links}>
        <a href={clientReturn(redirectUrl, { error: 'access_denied', state })}>
          {t('拒绝并返回 {host}', { host: client.host })}
        </a>
      </p>
    </>
  )
}
