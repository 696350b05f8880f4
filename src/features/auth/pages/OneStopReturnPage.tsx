/** The pages to which the one-stop service returns (`/authlogin`, `/checklegal`). */
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useT } from '@/ui/use-t'
import { BindOrRegister } from '../components/BindOrRegister'
import { LegalPerson } from '../components/LegalPerson'
import { NextStep } from '../components/NextStep'
import styles from '../components/Parts.module.css'
import { type OneStopAnswer, oneStopBinding, oneStopLogin } from '../one-stop-calls'
import { publicPaths } from '../paths'
import { endPlatformSignIn, expectedState, judgeArrival } from '../platform-sign-in'
import { useFinishSignIn } from '../use-finish-sign-in'

/**
 * The return addresses of the one-stop service, with `code` and `state`: authorisation (`/authlogin`) and the check of
 * a legal person (`/checklegal`). A bound person is signed in; another one binds an account; a legal person sees the
 * unit first.
 */
export function OneStopReturnPage() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const finish = useFinishSignIn()
  const [arrival] = useState(() => judgeArrival(search, expectedState('oneStop')))
  const [answer, setAnswer] = useState<OneStopAnswer | null>(null)
  const [failure, setFailure] = useState('')

  async function signIn(code: string): Promise<void> {
    const result = await oneStopLogin(code)
    if (!result.ok) return setFailure(result.message)
    if (result.data.token) return finish()
    setAnswer(result.data)
    if (result.data.kind === 'LEGAL')
      await navigate(publicPaths.checklegal[0], { replace: true, preventScrollReset: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the person arrived with
  useEffect(() => {
    if (arrival.kind === 'start') return
    endPlatformSignIn('oneStop')
    // The ticket is valid once and must not stay in the history.
    void navigate(pathname, { replace: true })
    if (arrival.kind === 'code') void signIn(arrival.code)
  }, [])

  const again = (
    <Link className={styles.button} to={publicPaths.ywtblogin[0]}>
      {t('重新登录一网通办')}
    </Link>
  )
  if (failure) return <NextStep text={failure}>{again}</NextStep>
  if (answer?.bindKey && answer.kind === 'LEGAL') {
    return <LegalPerson unit={answer} bindKey={answer.bindKey} onDone={finish} again={again} />
  }
  if (answer?.bindKey) {
    return (
      <>
        <p className={styles.lead}>
          {t('{name}，您好。您的一网通办账号还没有绑定本平台的账号，绑定后可直接登录。', { name: answer.name })}
        </p>
        <BindOrRegister named calls={oneStopBinding(answer.bindKey)} onSpent={setFailure} onDone={finish} />
      </>
    )
  }
  switch (arrival.kind) {
    case 'code':
      return <p role="status">{t('正在登录…')}</p>
    case 'start':
      return <NextStep text={t('没有收到一网通办的登录信息，请从一网通办重新登录。')}>{again}</NextStep>
    case 'cancelled':
      return <NextStep text={t('您取消了一网通办登录，没有登录任何账号。')}>{again}</NextStep>
    case 'down':
      return <NextStep text={t('一网通办暂时无法登录，请稍后再试，或用其他方式登录。')}>{again}</NextStep>
    case 'forged':
      return (
        <NextStep text={t('这次一网通办登录不是从本平台发起的，或等待时间已过。为了您的账号安全，请重新登录。')}>
          {again}
        </NextStep>
      )
  }
}
