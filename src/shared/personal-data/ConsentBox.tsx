/** The separate consent to a kind of sensitive personal data, at the fields that ask for it. */

import { useEffect, useState } from 'react'
import { permission } from '@/api/permission'
import type { ConsentKind as WireKind } from '@/api/permission/schema.generated'
import type { ConsentKind } from '@/lib/personal-data/kinds'
import { consentTexts, consentVersion, personalDataRegister } from '@/lib/personal-data/register'
import { formatDay } from '@/lib/time/beijing-time'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { useDialogs, useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import {
  ConsentsDocument,
  GiveConsentDocument,
  WithdrawConsentDocument,
} from '../graphql/consents.permission.generated'
import styles from './PersonalData.module.css'
import { PurposeNote } from './PurposeNote'

const wireKinds: Readonly<Record<ConsentKind, WireKind>> = {
  bankAccount: 'BANK_ACCOUNT',
  certificateScan: 'CERTIFICATE_SCAN',
}

interface ConsentBoxProps {
  kind: ConsentKind
  /** The data it covers was removed from the profile. */
  onWithdrawn?(): Promise<void>
  /** Called when it is known whether the consent is in force, and whenever that changes. */
  onKnown?(isGiven: boolean): void
}

/** Asks for the consent, or says since when it is given and withdraws it, telling first what then stops. */
export function ConsentBox({ kind, onWithdrawn, onKnown }: ConsentBoxProps) {
  const t = useT()
  const message = useMessages()
  const dialogs = useDialogs()
  const [busy, setBusy] = useState(false)
  const answer = permission.useAnswer(ConsentsDocument, { fetchPolicy: 'cache-and-network' })
  const wireKind = wireKinds[kind]
  const label = t(personalDataRegister[kind].label)
  const { agrees, afterWithdrawal } = consentTexts[kind]
  // A failure is announced; the box then shows what the server still holds.
  const send = async (call: Promise<unknown>) => {
    const isDone = await call.then(
      () => true,
      () => false,
    )
    answer.retry()
    return isDone
  }
  const give = async () => {
    setBusy(true)
    await send(permission.mutate(GiveConsentDocument, { kind: wireKind, textVersion: consentVersion }))
    setBusy(false)
  }
  const withdraw = () =>
    dialogs.confirm({
      title: t('撤回对保存{label}的同意？', { label }),
      content: t(afterWithdrawal),
      okText: t('撤回同意'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      async onOk() {
        if (!(await send(permission.mutate(WithdrawConsentDocument, { kind: wireKind })))) return
        message.success(t('已撤回，相关信息已清除'))
        await onWithdrawn?.()
      },
    })
  const known = answer.data?.consents.find((consent) => consent.kind === wireKind)
  const isGiven = known !== undefined && known.withdrawnAt === null && known.textVersion === consentVersion
  const isLoaded = answer.data !== undefined
  useEffect(() => {
    if (isLoaded) onKnown?.(isGiven)
  }, [isLoaded, isGiven, onKnown])
  if (answer.failureText) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!isLoaded) return <Skeleton rows={1} />
  return (
    <div className={styles.consent}>
      <PurposeNote kinds={[kind]} />
      {isGiven ? (
        <div className={styles.line}>
          <span>
            {t('您已于 {day} 单独同意（文本 {version}）。', { day: formatDay(known.givenAt), version: consentVersion })}
          </span>
          <Button size="small" aria-label={t('撤回对保存{label}的同意', { label })} onClick={withdraw}>
            {t('撤回同意')}
          </Button>
        </div>
      ) : (
        <>
          {known?.withdrawnAt && <p>{t('您已于 {day} 撤回同意。', { day: formatDay(known.withdrawnAt) })}</p>}
          <Choice type="checkbox" checked={false} disabled={busy} onChange={() => void give()}>
            {t(agrees)}
          </Choice>
        </>
      )}
    </div>
  )
}
