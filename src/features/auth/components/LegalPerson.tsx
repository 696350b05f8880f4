/** The one-stop sign-in of a unit's legal person: confirm the unit, then enter as its administrator. */

import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '@/ui/use-t'
import { enterAsLegalPerson, type OneStopAnswer } from '../one-stop-calls'
import { NextStep } from './NextStep'
import styles from './Parts.module.css'
import { SubmitButton } from './SubmitButton'

interface LegalPersonProps {
  unit: OneStopAnswer
  bindKey: string
  onDone(): Promise<void>
  /** The link back to the one-stop service. */
  again: ReactNode
}

/** Shows a legal person the unit they are about to sign in for. */
export function LegalPerson({ unit, bindKey, onDone, again }: LegalPersonProps) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const result = await enterAsLegalPerson(bindKey)
    if (result.ok) await onDone()
    else setFailure(result.message)
    setBusy(false)
  }
  if (failure) return <NextStep text={failure}>{again}</NextStep>
  return (
    <form onSubmit={submit}>
      <p className={styles.lead}>{t('请核对法人信息。确认后以该单位的管理员身份进入。')}</p>
      <dl className={styles.facts}>
        <dt>{t('单位名称')}</dt>
        <dd>{unit.name}</dd>
        <dt>{t('统一社会信用代码')}</dt>
        <dd>{unit.creditCode}</dd>
      </dl>
      <SubmitButton busy={busy} label={t('确认并进入')} />
    </form>
  )
}
