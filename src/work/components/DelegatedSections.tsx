/** The section of a work item's overview with the form sections given to colleagues. */

import { useState } from 'react'
import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n/i18n'
import { EntryLine } from '@/shared/form/EntryLine'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { useDialogs } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { lazyDialog } from '@/ui/lazy-part'
import { StatusTag } from '@/ui/StatusTag'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import {
  type DelegatedSectionFragment,
  DelegatedSectionsDocument,
  TakeSectionBackDocument,
} from '../graphql/delegated-sections.workflow.generated'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import styles from './DelegatedSections.module.css'
import headed from './headed-list.module.css'

/** Loaded when the dialog opens. */
const DelegateSection = lazyDialog(() => import('./DelegateSection').then((module) => module.DelegateSection))

const states = {
  OUT: { label: text('同事填写中'), colour: 'processing' },
  BACK: { label: text('已交回'), colour: 'success' },
  TAKEN: { label: text('已收回'), colour: 'default' },
} as const

interface DelegatedSectionsProps {
  work: WorkRowFragment
  /** Called when a section was delegated or returned: other fields are editable now. */
  onChanged(): void
}

/** The delegated sections of a form: what, to whom, until when, returned when; and the button to delegate one. */
export function DelegatedSections({ work, onChanged }: DelegatedSectionsProps) {
  const t = useT()
  const minute = useMinute()
  const dialogs = useDialogs()
  const [giving, setGiving] = useState(false)
  const variables = { workId: work.id }
  const answer = workflow.useAnswer(DelegatedSectionsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const parts = answer.data?.delegatedSections
  const again = () => {
    answer.retry()
    onChanged()
  }
  const takeBack = ({ id, toName, names }: DelegatedSectionFragment) =>
    dialogs.confirm({
      title: t('收回交给{name}填写的内容？', { name: toName }),
      content: t('“{names}”已保存的内容保留，同事不能再填写。', { names: names.join(t('、')) }),
      okText: t('收回'),
      cancelText: t('取消'),
      onOk: () => workflow.mutate(TakeSectionBackDocument, { id }).then(again, again),
    })
  return (
    <section aria-labelledby="given-parts" className={`${headed.list} ${styles.parts}`}>
      <div className={headed.head}>
        <h2 id="given-parts">{t('同事填写')}</h2>
        <Button onClick={() => setGiving(true)}>{t('交给同事填写')}</Button>
      </div>
      {answer.failureText !== undefined && !parts && <LoadFailure text={answer.failureText} onRetry={answer.retry} />}
      {parts?.length === 0 && <p>{t('可以把几页或几部分交给同一单位的同事填写，同事只能看到交给自己的内容。')}</p>}
      <ul hidden={!parts?.length}>
        {parts?.map((part) => {
          const { label, colour } = states[part.state]
          return (
            <EntryLine
              key={part.id}
              title={part.names.join(t('、'))}
              facts={
                <>
                  <div>{t('{name} 填写，{at} 交出', { name: part.toName, at: minute(part.givenAt) })}</div>
                  {part.state === 'OUT' && (
                    <div>
                      {t('{at} 前交回', { at: minute(part.dueAt) })} ·{' '}
                      <DueTime until={part.dueAt} serverTime={part.serverTime} />
                    </div>
                  )}
                  {part.endedAt != null && (
                    <div>{t('{label}：{at}', { label: t(label), at: minute(part.endedAt) })}</div>
                  )}
                  {part.note && <div>{t('说明：{note}', { note: part.note })}</div>}
                </>
              }
              extra={
                <>
                  <StatusTag color={colour}>{t(label)}</StatusTag>
                  {part.takeable && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('收回“{names}”', { names: part.names.join(t('、')) })}
                      onClick={() => takeBack(part)}
                    >
                      {t('收回')}
                    </Button>
                  )}
                </>
              }
            />
          )
        })}
      </ul>
      {giving && (
        <DelegateSection
          work={work}
          onDelegated={() => {
            setGiving(false)
            again()
          }}
          onClose={() => setGiving(false)}
        />
      )}
    </section>
  )
}
