/** The findings of an inspection of a base, each until it is settled. */

import { useState } from 'react'
import { sendOnce } from '@/api/send-once'
import { workflow } from '@/api/workflow'
import { formatDay } from '@/lib/time/beijing-time'
import { endOfDay, isDay } from '@/lib/time/iso-day'
import { tooLong } from '@/lib/validation/too-long'
import { SmallFormDay, SmallFormLongText } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import type { Wrong } from '@/shared/form/use-small-form'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { FormField } from '@/ui/FormField'
import { LimitedInput } from '@/ui/LimitedInput'
import { LoadFailure } from '@/ui/LoadFailure'
import { Section } from '@/ui/Section'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import {
  AddFindingDocument,
  FindingsDocument,
  type FindingsQuery,
  SettleFindingDocument,
} from '../graphql/findings.workflow.generated'
import styles from './Findings.module.css'
import { SmallFormDialog } from './SmallFormDialog'

/** The longest finding, what was done about it, and the name of its owner, in characters (603004 above). */
const longest = 500
const longestOwner = 50

type Finding = FindingsQuery['findings']['items'][number]

/**
 * Findings of inspections of the body that a work item belongs to, each with owner and date until it is settled;
 * renders nothing without findings.
 */
export function Findings({ workId }: { workId: string }) {
  const t = useT()
  const answer = workflow.useAnswer(FindingsDocument, {
    variables: { workId },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const found = answer.data?.findings
  if (answer.failureText !== undefined) return <LoadFailure text={answer.failureText} onRetry={answer.retry} />
  if (!found || (found.items.length === 0 && !found.mayRaise)) return null
  return (
    <Section id="work-findings" title={t('检查发现的问题')}>
      {found.items.length === 0 && <p>{t('没有发现问题。')}</p>}
      <ul className={styles.list}>
        {found.items.map((item) => (
          <li key={item.id}>
            <p>{item.text}</p>
            <p className={styles.facts}>
              {t('责任人 {owner}，整改期限 {day}', { owner: item.owner, day: formatDay(item.dueAt) })}{' '}
              {item.settledAt === null && (
                <DueTime until={item.dueAt} serverTime={found.serverTime} over={t('已逾期')} />
              )}
            </p>
            <p className={styles.facts}>
              {item.workId !== workId && `${t('上年遗留：{title}', { title: item.workTitle })} `}
              {t('{name} 于 {day} 提出', { name: item.raisedBy, day: formatDay(item.raisedAt) })}
            </p>
            {item.settledAt === null ? (
              <StatusTag color="warning">{t('未整改')}</StatusTag>
            ) : (
              <StatusTag color="success">{t('已整改：{note}', { note: item.note ?? '' })}</StatusTag>
            )}
            {item.maySettle && <Settle finding={item} onDone={answer.retry} />}
          </li>
        ))}
      </ul>
      {found.mayRaise && <Raise workId={workId} today={formatDay(found.serverTime)} onDone={answer.retry} />}
    </Section>
  )
}

function Settle({ finding, onDone }: { finding: Finding; onDone(): void }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const form = useFormDraft<'note'>({
    thing: JSON.stringify(['settle', finding.id]),
    labels: { note: t('整改情况') },
    empty: { note: '' },
    check({ note }) {
      const problem = note.trim() === '' ? t('请填写整改情况') : tooLong(t('整改情况'), note, longest)
      return problem ? { note: problem } : {}
    },
    fields: {},
    call: ({ note }) =>
      workflow.mutate(SettleFindingDocument, { id: finding.id, note: note.trim() }, { background: true }),
  })
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('确认整改：{text}', { text: finding.text })}>
        {t('确认整改')}
      </Button>
      <SmallFormDialog
        open={open}
        title={t('确认整改')}
        act={t('确认整改')}
        note={finding.text}
        form={form}
        onDone={() => {
          setOpen(false)
          onDone()
        }}
        onClose={() => setOpen(false)}
      >
        <SmallFormLongText form={form} name="note" label={t('整改情况')} limit={longest} />
      </SmallFormDialog>
    </>
  )
}

type FindingField = 'text' | 'owner' | 'day'

function Raise({ workId, today, onDone }: { workId: string; today: string; onDone(): void }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const form = useFormDraft<FindingField>({
    thing: JSON.stringify(['finding', workId]),
    labels: { text: t('问题'), owner: t('责任人'), day: t('整改期限') },
    empty: { text: '', owner: '', day: '' },
    check({ text, owner, day }) {
      const wrong: Wrong<FindingField> = {
        text: text.trim() === '' ? t('请填写发现的问题') : tooLong(t('问题'), text, longest),
        owner: owner.trim() === '' ? t('请填写责任人') : tooLong(t('责任人'), owner, longestOwner),
        day: isDay(day) && day > today ? undefined : t('请选择晚于今天的日期'),
      }
      return Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem)) as Wrong<FindingField>
    },
    fields: {},
    call({ text, owner, day }) {
      const dueAt = endOfDay(day)
      const finding = { workId, text: text.trim(), owner: owner.trim(), dueAt }
      return sendOnce('addFinding', finding, (key) =>
        workflow.mutate(AddFindingDocument, { ...finding, key }, { background: true }),
      )
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('提出问题')}</Button>
      <SmallFormDialog
        open={open}
        title={t('提出检查发现的问题')}
        act={t('提出问题')}
        note={t('会告知填报人；未整改的问题会在以后年度的报告中继续列出。')}
        form={form}
        onDone={() => {
          setOpen(false)
          onDone()
        }}
        onClose={() => setOpen(false)}
      >
        <SmallFormLongText form={form} name="text" label={t('问题')} limit={longest} />
        <FormField id={form.idOf('owner')} label={t('责任人')} required error={form.wrong.owner}>
          {(control) => (
            <LimitedInput
              control={control}
              limit={longestOwner}
              value={form.values.owner}
              change={(owner) => form.set('owner', owner)}
            />
          )}
        </FormField>
        <SmallFormDay form={form} name="day" label={t('整改期限')} />
      </SmallFormDialog>
    </>
  )
}
