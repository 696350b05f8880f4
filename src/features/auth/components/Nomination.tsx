/** The page of an award nomination that its nominee binds to their account. */

import { type FormEvent, useState } from 'react'
import { award } from '@/api/award'
import { reportsPath } from '@/features/award/paths'
import { formatDay } from '@/lib/time/beijing-time'
import { Button } from '@/ui/Button'
import { ResultPanel } from '@/ui/ResultPanel'
import { useLocale, useT } from '@/ui/use-t'
import { attempt } from '../attempt'
import { plainCode } from '../field-rules'
import { BindNominationDocument, type NominationCardFragment } from '../graphql/nomination.award.generated'
import { CheckCodeField, NoticeCodeField } from './CheckCodeField'
import styles from './Landing.module.css'
import { LandingFacts, LandingHead, NeedsLogin } from './LandingParts'
import { LandingProblem } from './LandingProblem'
import { NextSteps } from './NextSteps'

interface NominationProps {
  notice: NominationCardFragment
  /** It was bound in this visit: the form that was pressed is gone. */
  justBound?: boolean
  onBound(notice: NominationCardFragment): void
}

/** A nomination as its nominee reads it, with the form for binding it. */
export function Nomination({ notice, justBound = false, onBound }: NominationProps) {
  const t = useT()
  const english = useLocale() === 'en'
  const nominee = notice.type === 'project' ? t('提名项目') : t('被提名者')
  return (
    <>
      <LandingHead
        kicker={t('奖励提名绑定')}
        title={t('{award}提名', { award: english ? notice.awardEnglish : notice.award })}
        introduction={t('{nominator}提名了您。绑定后由您填报提名材料，再由提名者确认提交。', {
          nominator: english ? notice.nominatorEnglish : notice.nominator,
        })}
      />
      <LandingFacts
        facts={[
          [t('奖励类别'), english ? notice.categoryEnglish : notice.category],
          [nominee, notice.nominee],
          [t('提名者'), english ? notice.nominatorEnglish : notice.nominator],
          [t('提名号'), notice.number],
          [t('填报截止'), formatDay(notice.deadline)],
        ]}
      />
      {notice.bound ? (
        <ResultPanel
          level={2}
          focused={justBound}
          status={notice.mine ? 'success' : 'info'}
          title={notice.mine ? t('提名已绑定到您的账号') : t('该提名已由其他账号绑定')}
          description={
            notice.mine
              ? t('提名材料的填报已经开始，{deadline} 截止，已列入首页的待办。', {
                  deadline: formatDay(notice.deadline),
                })
              : t('如果您是被提名者，请联系提名者核实。')
          }
          actions={notice.mine ? <NextSteps to={reportsPath()} label={t('填写提名材料')} /> : <NextSteps />}
        />
      ) : (
        <NeedsLogin purpose={t('请使用被提名者的账号登录后绑定；没有账号请先注册，注册后会回到这里。')}>
          <NominationForm number={notice.number} onBound={onBound} />
        </NeedsLogin>
      )}
    </>
  )
}

interface NominationFormProps {
  /** Known from the notice; absent where it is typed. */
  number?: string
  onBound(notice: NominationCardFragment): void
}

const noErrors = { number: '', checkCode: '', form: '' }

/** Binds a nomination by its number and check code. */
export function NominationForm({ number: known, onBound }: NominationFormProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [checkCode, setCheckCode] = useState('')
  const [errors, setErrors] = useState(noErrors)
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const variables = { number: known ?? plainCode(typed), checkCode: plainCode(checkCode) }
    const missing = {
      number: variables.number ? '' : t('请输入提名号'),
      checkCode: variables.checkCode ? '' : t('请输入校验码'),
      form: '',
    }
    setErrors(missing)
    if (missing.number || missing.checkCode) return
    setBusy(true)
    const result = await attempt(() => award.mutate(BindNominationDocument, variables))
    setBusy(false)
    if (result.ok) return onBound(result.data.bindNomination)
    const errorField = result.code === 603213 ? 'checkCode' : result.code === 60903 && !known ? 'number' : 'form'
    setErrors({ ...noErrors, [errorField]: result.message })
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <LandingProblem text={errors.form} />
      {known === undefined && (
        <CheckCodeField label={t('提名号')} value={typed} onValue={setTyped} error={errors.number} />
      )}
      <NoticeCodeField value={checkCode} onValue={setCheckCode} error={errors.checkCode} />
      <Button type="primary" size="large" htmlType="submit" loading={busy}>
        {t('绑定提名')}
      </Button>
    </form>
  )
}
