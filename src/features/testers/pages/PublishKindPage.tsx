/** The testers' page that publishes a later description of a kind of work, after a trial. */
import { Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { failureOf, failureText, wordsOf } from '@/api/errors/failure'
import { sendOnce } from '@/api/send-once'
import { workflow } from '@/api/workflow'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { useReasonDraft } from '@/shared/form/use-form-draft'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { LoadFailure } from '@/ui/LoadFailure'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { useT } from '@/ui/use-t'
import { PublishOutcomes } from '../components/PublishOutcomes'
import {
  PublishKindDocument,
  type PublishKindMutation,
  WorkKindsDocument,
  type WorkKindsQuery,
} from '../graphql/publish.workflow.generated'
import { publishPath } from '../paths'
import styles from './TestFormPage.module.css'

type Outcomes = PublishKindMutation['publishKind']

/** Publishes a later description of a kind of work; first a trial shows its effect on all running items. */
export function PublishKindPage() {
  const t = useT()
  const navigate = useNavigate()
  const { kind: named } = useParams()
  const answer = workflow.useAnswer(WorkKindsDocument, { fetchPolicy: 'network-only', background: true })
  if (answer.failure)
    return (
      <>
        <PageHeader title={t('流程发布')} />
        <LoadFailure text={wordsOf(answer.failure)} onRetry={answer.retry} />
      </>
    )
  if (!answer.data) return <PageSkeleton />
  const kinds = answer.data.workKinds
  const kind = kinds.find(({ id }) => id === named) ?? kinds[0]
  if (!kind) return null
  return (
    <>
      <PageHeader
        title={t('流程发布')}
        purpose={t('新事项按新流程办理，办理中的事项仍按原流程，除非转入新流程。请先试算，再发布。')}
      />
      <div>
        <Select
          aria-label={t('事项')}
          className={styles.kinds}
          value={kind.id}
          options={kinds.map(({ id, noun, version }) => ({
            value: id,
            label: t('{name}（第 {n} 版）', { name: t(noun), n: version }),
          }))}
          onChange={(id) => navigate(publishPath(id))}
        />
      </div>
      <PublishKind key={kind.id} kind={kind} onPublished={answer.retry} />
    </>
  )
}

interface PublishKindProps {
  kind: WorkKindsQuery['workKinds'][number]
  onPublished(): void
}

/** A kind's description as JSON; edits are kept as a draft until it is published. */
function PublishKind({ kind, onPublished }: PublishKindProps) {
  const t = useT()
  const { reason: typed, change, draft, done } = useReasonDraft(JSON.stringify(['publish-kind', kind.id]))
  const [renamed, setRenamed] = useState<Readonly<Record<string, string>>>({})
  const [move, setMove] = useState(false)
  /** The trial's result with its text: it says nothing about any other text. Null after publishing. */
  const [tried, setTried] = useState<{ words: string | null; outcomes: Outcomes } | null>(null)
  const [message, setMessage] = useState<{ type: 'error' | 'success'; text: string } | null>(null)
  const [ask, { loading }] = workflow.useMutation(PublishKindDocument, { background: true })
  // Without a draft it is the current description; emptied by hand it stays empty for pasting.
  const [emptied, setEmptied] = useState(false)
  const source = typed || (emptied ? '' : JSON.stringify(kind.description, null, 2))

  const send = async (dry: boolean) => {
    setMessage(null)
    let description: unknown
    try {
      description = JSON.parse(source)
    } catch (error) {
      return setMessage({ type: 'error', text: t('不是有效的 JSON：{reason}', { reason: String(error) }) })
    }
    try {
      const input = { kind: kind.id, description, renamed, move, dry }
      const { data } = await sendOnce('publishKind', input, (key) => ask({ variables: { ...input, key } }))
      setTried({ words: dry ? source : null, outcomes: data?.publishKind ?? [] })
      if (dry) return
      setMessage({ type: 'success', text: t('已发布第 {n} 版', { n: kind.version + 1 }) })
      done(typed)
      setRenamed({})
      onPublished()
    } catch (error) {
      const { problems } = failureOf(error).extensions
      setMessage({ type: 'error', text: Array.isArray(problems) ? problems.join('\n') : failureText(error) })
    }
  }
  const states = statesIn(source)
  const outdated = tried !== null && tried.words !== null && tried.words !== source
  return (
    <>
      <label htmlFor="kind-description" className={styles.label}>
        {t('流程定义')}
      </label>
      <Input.TextArea
        id="kind-description"
        className={styles.source}
        value={source}
        spellCheck={false}
        autoSize={{ minRows: 12, maxRows: 16 }}
        onChange={({ target }) => {
          change(target.value)
          setEmptied(target.value === '')
          if (tried?.words === null) setTried(null)
        }}
      />
      <DraftNotices draft={draft} words={(_, value) => ({ label: t('流程定义'), text: String(value) })} />
      <LeaveGuard dirty={draft.dirty} within={(path) => path.startsWith(publishPath())} settle={draft.settleMemory} />
      {message && (
        <Alert type={message.type} role={message.type === 'error' ? 'alert' : 'status'} title={message.text} />
      )}
      <div className={styles.acts}>
        <Button type="primary" loading={loading} onClick={() => void send(true)}>
          {t('试算')}
        </Button>
        <Button disabled={loading} onClick={() => void send(false)}>
          {t('发布')}
        </Button>
        <Checkbox checked={move} onChange={({ target }) => setMove(target.checked)}>
          {t('把可以转移的事项转入新流程')}
        </Checkbox>
      </div>
      {outdated && <p role="status">{t('流程定义在试算后改动过，请重新试算。')}</p>}
      {tried && !outdated && (
        <PublishOutcomes
          outcomes={tried.outcomes}
          states={states}
          renamed={renamed}
          onRename={(from, to) => setRenamed({ ...renamed, [from]: to })}
        />
      )}
    </>
  )
}

/** The states of the typed description; none while it cannot be parsed. */
function statesIn(source: string): { value: string; label: string }[] {
  try {
    const { states = {} } = JSON.parse(source) as { states?: Record<string, { label?: string }> }
    return Object.entries(states).map(([value, { label = value }]) => ({ value, label }))
  } catch {
    return []
  }
}
