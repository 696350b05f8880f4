/** The form in which the department assigns experts to an acceptance: none with a conflict, one of each unit at most. */

import { useId, useState } from 'react'
import { refusalText } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { formatDay } from '@/lib/time/beijing-time'
import { endOfDay, isDayWithin } from '@/lib/time/iso-day'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DayText } from '@/ui/day/DayText'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { acceptanceDates } from '@/work/acceptance-dates'
import { fewestExperts } from '@/work/acceptance-recommendation'
import {
  AcceptanceExpertsDocument,
  type AcceptanceExpertsQuery,
  AcceptancePanelDocument,
  AssignExpertsDocument,
} from '../../graphql/acceptance.evaluation.generated'
import styles from './acceptance.module.css'
import { ExpertChoice } from './ExpertChoice'

type Expert = AcceptanceExpertsQuery['acceptanceExperts'][number]

const day = 24 * 3600_000
/** Days that experts usually have. */
const usualDays = 14

interface AssignExpertsProps {
  workId: string
  serverTime: number
  onAssigned(): void
}

/** Assigns experts of the database to an acceptance: not those with a conflict, at most one of each unit. */
export function AssignExperts({ workId, serverTime, onAssigned }: AssignExpertsProps) {
  const t = useT()
  const id = useId()
  const messages = useMessages()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [until, setUntil] = useState(formatDay(serverTime + usualDays * day))
  const [keyword, setKeyword] = useState('')
  const [problem, setProblem] = useState('')
  const [dayProblem, setDayProblem] = useState<string>()
  const [assign, { loading }] = evaluation.useMutation(AssignExpertsDocument, { background: true })
  const { data, failureText, retry } = evaluation.useAnswer(AcceptanceExpertsDocument, {
    variables: { workId },
    fetchPolicy: 'network-only',
    background: true,
  })
  const panel = evaluation.useAnswer(AcceptancePanelDocument, { variables: { workId }, background: true })
  const active = panel.data?.acceptancePanel.findings.filter(({ state }) => state !== 'GIVEN_BACK').length ?? 0
  if (failureText !== undefined && !data) return <LoadFailure text={failureText} onRetry={retry} />
  const experts = data?.acceptanceExperts ?? []
  const picked = experts.filter((expert) => chosen.includes(expert.id))
  const missing = fewestExperts - active - picked.length
  const fits = ({ name, unitName, field, position }: Expert) =>
    [name, unitName, field, position].some((text) => text?.includes(keyword.trim()))

  const dates = acceptanceDates(serverTime)
  async function send(): Promise<void> {
    const wrongDay = isDayWithin(until, dates.from, dates.to) ? undefined : t('请选择 {from} 至 {to} 之间的日期', dates)
    setDayProblem(wrongDay)
    const wrong =
      missing > 0
        ? t('验收专家至少 {least} 位，还差 {n} 位', { least: fewestExperts, n: missing })
        : picked.length === 0
          ? t('请选择专家')
          : ''
    setProblem(wrong)
    if (wrongDay) document.getElementById(`${id}-until`)?.focus()
    if (wrong || wrongDay) return
    try {
      const dueAt = endOfDay(until)
      await assign({ variables: { workId, expertIds: picked.map((expert) => expert.id), dueAt } })
      messages.success(t('已指派 {n} 位专家，并发出邀请', { n: picked.length }))
      setChosen([])
      retry()
      onAssigned()
    } catch (error) {
      setProblem(refusalText(error))
      retry()
      // Somebody else may have assigned experts meanwhile, which the rest of the page has to show.
      onAssigned()
    }
  }

  return (
    <form
      className={styles.assign}
      noValidate
      aria-labelledby={`${id}-heading`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2 id={`${id}-heading`}>{active > 0 ? t('增补验收专家') : t('指派验收专家')}</h2>
      <p>{t('至少 {least} 位，每个单位至多一位，须回避的不能选择。', { least: fewestExperts })}</p>
      <PlainInput
        type="search"
        aria-label={t('按姓名、单位或专业查找')}
        placeholder={t('按姓名、单位或专业查找')}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <fieldset className={styles.experts}>
        <legend>{t('专家（已选 {n} 位）', { n: picked.length })}</legend>
        {experts.filter(fits).map((expert) => (
          <ExpertChoice
            key={expert.id}
            expert={expert}
            isChosen={chosen.includes(expert.id)}
            sharesUnit={picked.some(
              (other) => other.id !== expert.id && other.unitIds.some((unitId) => expert.unitIds.includes(unitId)),
            )}
            onChange={(isChosen) =>
              setChosen((before) => (isChosen ? [...before, expert.id] : before.filter((one) => one !== expert.id)))
            }
          />
        ))}
      </fieldset>
      <FormField id={`${id}-until`} label={t('意见提交期限')} required error={dayProblem}>
        {(control) => <DayText control={control} min={dates.from} max={dates.to} value={until} change={setUntil} />}
      </FormField>
      {problem && <Alert type="error" role="alert" title={problem} />}
      <Button type="primary" htmlType="submit" loading={loading} block>
        {t('指派 {n} 位专家', { n: picked.length })}
      </Button>
    </form>
  )
}
