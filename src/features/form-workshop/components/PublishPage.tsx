/** The page that publishes a draft: its effects on answers, problems, proof and examples, and the units it is for. */

import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '@/api/errors/failure'
import { sendOnce } from '@/api/send-once'
import { smartform } from '@/api/smartform'
import { jsonEqual } from '@/lib/collections/json-equal'
import { countCharacters } from '@/lib/text/count-characters'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { useReasonDraft } from '@/shared/form/use-form-draft'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Choice } from '@/ui/Choices'
import { DraftNotices } from '@/ui/DraftNotices'
import { useDialogs, useMessages } from '@/ui/feedback'
import { LimitedInput } from '@/ui/LimitedInput'
import { LoadFailure } from '@/ui/LoadFailure'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/PageHeader'
import { PageSkeleton } from '@/ui/PageSkeleton'
import { Radios } from '@/ui/Radios'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import {
  DiscardFormDraftDocument,
  type DraftOfFormFragment,
  FormDraftDocument,
  PublishFormDocument,
} from '../graphql/draft.smartform.generated'
import { wordsIn } from '../model/outline'
import { formPath, formsPath } from '../paths'
import { Effects } from './Effects'
import styles from './forms.module.css'
import { ProblemList } from './ProblemList'
import { type ChosenUnit, UnitsField } from './UnitsField'

/** Proving takes more code than the rest of the page. */
const Proof = lazyPart(() => import('./Proof').then((module) => module.Proof))

const AnswerMoves = lazyPart(() => import('./AnswerMoves').then((module) => module.AnswerMoves))
const ExampleResults = lazyPart(() => import('./ExampleResults').then((module) => module.ExampleResults))

/** Characters of a note. */
const longestNote = 500

/** Loads the draft anew: the one that is published is the one that is shown here. */
export function PublishPage({ formId }: { formId: string }) {
  const t = useT()
  const {
    data,
    failureText: failed,
    retry,
  } = smartform.useAnswer(FormDraftDocument, {
    variables: { formId },
    fetchPolicy: 'network-only',
    background: true,
  })
  if (failed !== undefined && !data) return <LoadFailure text={failed} onRetry={retry} />
  if (!data) return <PageSkeleton />
  if (data.formDraft) return <Publish draft={data.formDraft} onRetry={retry} />
  return (
    <>
      <PageHeader title={t('检查并发布')} purpose={t('这份表单没有草稿，没有需要发布的内容。')} />
      <ButtonLink to={formPath(formId)}>{t('查看版本')}</ButtonLink>
    </>
  )
}

interface PublishProps {
  draft: DraftOfFormFragment
  /** Loads the draft again. */
  onRetry(): void
}

function Publish({ draft, onRetry }: PublishProps) {
  const t = useT()
  const navigate = useNavigate()
  const messages = useMessages()
  const dialogs = useDialogs()
  const { id: formId, revision } = draft
  const definition = draft.definition as FormSource
  const note = useReasonDraft(JSON.stringify(['publish-form', formId]))
  const [whom, setWhom] = useState<'all' | 'units'>('all')
  const [units, setUnits] = useState<readonly ChosenUnit[]>([])
  const [move, setMove] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useMemo(() => parseDefinition(definition), [definition])
  const isNew = draft.baseVersion === 0
  /** The form is as it was; only examples may differ. */
  const isSame = useMemo(
    () => !isNew && jsonEqual({ ...(draft.base as FormSource), version: definition.version }, definition),
    [isNew, draft.base, definition],
  )
  const isUnchanged = isSame && jsonEqual(draft.examples, draft.baseExamples)
  const problems = [...form.definitionProblems, ...form.untranslated.map((at) => ({ at, message: t('没有英文') }))]
  const publish = async () => {
    if (problems.length > 0) return setRefusal(t('还有 {n} 处没有改好，改好之后才能发布', { n: problems.length }))
    if (whom === 'units' && units.length === 0) return setRefusal(t('请至少添加一个单位'))
    if (countCharacters(note.reason.trim()) > longestNote)
      return setRefusal(t('{label}不能超过 {limit} 个字', { label: t('修改说明'), limit: longestNote }))
    setRefusal('')
    setBusy(true)
    const input = {
      ...{ formId, revision, move, note: note.reason.trim() || null },
      unitIds: whom === 'all' ? null : units.map(({ id }) => id),
    }
    try {
      await sendOnce('publishForm', input, (key) =>
        smartform.mutate(PublishFormDocument, { ...input, key }, { background: true }),
      )
      note.done(note.reason)
      messages.success(isSame ? t('已保存例子') : t('已发布第 {n} 版', { n: definition.version }))
      navigate(formPath(formId))
    } catch (error) {
      setRefusal(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const discard = () =>
    dialogs.confirm({
      title: t('放弃这份草稿？'),
      content: isNew
        ? t('这份表单还没有发布过，放弃以后它就不在了，不能恢复。')
        : t('草稿里的修改都会删除，不能恢复。已经发布的版本不变。'),
      okText: t('放弃草稿'),
      okButtonProps: { danger: true },
      async onOk() {
        try {
          await smartform.mutate(DiscardFormDraftDocument, { formId, revision })
          navigate(isNew ? formsPath() : formPath(formId))
        } catch {
          // The error link has announced it.
        }
      },
    })
  const purpose = isNew
    ? t('这是一份新表单，还没有用在任何事项里；发布以后，由系统管理员在事项或申报指南里填上它的标识 {id}。', {
        id: formId,
      })
    : isUnchanged
      ? t('草稿和现行版本没有区别，没有需要发布的内容。')
      : isSame
        ? t('表单没有修改。改过的例子可以单独保存：版本不变，填报人看不到变化。')
        : t('发布后，新的填报用第 {n} 版；办理中的填报仍用原来的版本，除非下面选择带过来。', { n: definition.version })
  return (
    <>
      <PageHeader
        title={t('检查并发布：{title}', { title: wordsIn(definition.title) })}
        purpose={purpose}
        actions={<ButtonLink to={formPath(formId, 'edit')}>{t('返回修改')}</ButtonLink>}
      />
      <ProblemList definition={definition} problems={problems} />
      {!isNew && <Effects key={revision} formId={formId} />}
      {!isNew && <AnswerMoves draft={draft} onSaved={onRetry} />}
      <Proof definition={definition} />
      <ExampleResults definition={definition} stored={draft.examples} />
      {!isSame && (
        <Section title={t('发布给谁')}>
          <Radios<'all' | 'units'>
            aria-label={t('发布给谁')}
            value={whom}
            options={[
              { value: 'all', label: t('所有单位') },
              { value: 'units', label: t('先给部分单位') },
            ]}
            onChange={setWhom}
          />
          {whom === 'units' && <UnitsField label={t('先用新版本的单位')} units={units} onChange={setUnits} />}
          {!isNew && (
            <Choice type="checkbox" checked={move} onChange={({ target }) => setMove(target.checked)}>
              {t('还没有提交过的填报也改用新版本，已填的内容都保留')}
            </Choice>
          )}
          <label htmlFor="publish-note" className={styles.label}>
            {t('修改说明（选填）')}
          </label>
          <LimitedInput control={{ id: 'publish-note' }} limit={longestNote} value={note.reason} change={note.change} />
          <DraftNotices draft={note.draft} words={(_, value) => ({ label: t('修改说明'), text: String(value) })} />
          <LeaveGuard
            dirty={note.draft.dirty}
            within={(path) => path === formPath(formId, 'publish')}
            settle={note.draft.settleMemory}
          />
        </Section>
      )}
      {refusal !== '' && (
        <Alert
          type="error"
          role="alert"
          title={refusal}
          description={
            <Button
              size="small"
              onClick={() => {
                setRefusal('')
                onRetry()
              }}
            >
              {t('重新载入草稿')}
            </Button>
          }
        />
      )}
      <div className={styles.acts}>
        {!isUnchanged && (
          <Button type="primary" loading={busy} onClick={() => void publish()}>
            {isSame ? t('保存例子') : t('发布第 {n} 版', { n: definition.version })}
          </Button>
        )}
        <Button danger onClick={discard}>
          {t('放弃草稿')}
        </Button>
      </div>
    </>
  )
}
