/** The section of the to-do page where a person names a colleague who covers for them during an absence. */
import { useRef, useState } from 'react'
import { sendOnce } from '@/api/send-once'
import { workflow } from '@/api/workflow'
import { formatDay } from '@/lib/time/beijing-time'
import { endOfDay, isDayWithin, timestampOfDay } from '@/lib/time/iso-day'
import { useSession } from '@/session/session'
import { EntryLine } from '@/shared/form/EntryLine'
import { SmallFormDay } from '@/shared/form/SmallFormFields'
import { useSmallForm, type Wrong } from '@/shared/form/use-small-form'
import { useRowFocus } from '@/shared/list/use-row-focus'
import { Button } from '@/ui/Button'
import { useDialogs, useMessages } from '@/ui/feedback'
import { LoadFailure } from '@/ui/LoadFailure'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { ColleagueField } from '@/work/components/ColleagueField'
import headed from '@/work/components/headed-list.module.css'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import {
  CoversDocument,
  type CoversQuery,
  EndCoverDocument,
  NameCoverDocument,
} from '@/work/graphql/todos.workflow.generated'
import { refreshTodos } from '@/work/use-todos'
import styles from '../pages/TodosPage.module.css'

type CoverLine = CoversQuery['covers'][number]

/**
 * Who covers for this person during an absence. Hidden for people known to have no unit, because a cover is a
 * colleague.
 */
export function Covers() {
  const { units, unknown } = useSession()
  return units.length > 0 || unknown.has('units') ? <CoversOfUnit /> : null
}

/** Current and future covers, for this person and by them, and the form to name one. */
function CoversOfUnit() {
  const t = useT()
  const dialogs = useDialogs()
  const [open, setOpen] = useState(false)
  const answer = workflow.useAnswer(CoversDocument, { fetchPolicy: 'cache-and-network', background: true })
  const coverList = answer.data?.covers
  const section = useRef<HTMLElement>(null)
  useRowFocus(section)
  const end = ({ id, coverName }: CoverLine) =>
    dialogs.confirm({
      title: t('结束由{name}代办？', { name: coverName }),
      content: t('结束后同事不再看到您的待办。'),
      okText: t('结束代办'),
      cancelText: t('取消'),
      onOk: () => workflow.mutate(EndCoverDocument, { id }).then(refreshTodos).catch(refreshTodos),
    })
  return (
    <section ref={section} aria-labelledby="covers" className={`${headed.list} ${styles.pile}`}>
      <div className={headed.head}>
        <h2 id="covers">{t('外出代办')}</h2>
        <Button onClick={() => setOpen(true)}>{t('请同事代办')}</Button>
      </div>
      {answer.failureText !== undefined && !coverList && (
        <LoadFailure text={answer.failureText} onRetry={answer.retry} />
      )}
      {coverList?.length === 0 && (
        <p>{t('外出期间，可以请同一单位的同事办理您的待办。签署、确认和评审须由本人办理。')}</p>
      )}
      <ul>
        {coverList?.map((cover) => (
          <EntryLine
            key={cover.id}
            title={
              cover.own
                ? t('由{name}代您办理', { name: cover.coverName })
                : t('您代{name}办理', { name: cover.absentName })
            }
            facts={t('{from} 至 {to}', { from: formatDay(cover.from), to: formatDay(cover.to) })}
            extra={
              <>
                <StatusTag color={cover.lasts ? 'processing' : 'default'}>
                  {cover.lasts ? t('代办中') : t('未开始')}
                </StatusTag>
                {cover.own && (
                  <Button
                    type="link"
                    size="small"
                    aria-label={t('结束由{name}代办', { name: cover.coverName })}
                    onClick={() => end(cover)}
                  >
                    {t('结束')}
                  </Button>
                )}
              </>
            }
          />
        ))}
      </ul>
      {open && <NameCover onClose={() => setOpen(false)} />}
    </section>
  )
}

type Name = 'colleague' | 'from' | 'to'

function NameCover({ onClose }: { onClose(): void }) {
  const t = useT()
  const message = useMessages()
  const [today] = useState(() => formatDay(Date.now()))
  const form = useSmallForm<Name>({
    empty: { colleague: '', from: today, to: '' },
    check({ colleague, from, to }) {
      const wrong: Wrong<Name> = {}
      if (colleague === '') wrong.colleague = t('请选择同事')
      if (!isDayWithin(from, today)) wrong.from = t('请选择今天或以后的日期')
      if (!(isDayWithin(to, today) && to >= from)) wrong.to = t('结束日期不能早于开始日期')
      return wrong
    },
    fields: { colleague: 'colleague', period: 'to' },
    call({ colleague: colleagueId, from, to }) {
      const [begins, ends] = [timestampOfDay(from), endOfDay(to)]
      const cover = { colleagueId, from: begins, to: ends }
      return sendOnce('nameCover', cover, (key) =>
        workflow.mutate(NameCoverDocument, { ...cover, key }, { background: true }),
      )
    },
  })
  return (
    <SmallFormDialog
      open
      title={t('请同事代办')}
      act={t('确定')}
      note={t('这段时间内，您的待办同时显示给这位同事；办理过程会写明两人。同事不能代您办理与其本人有关的事项。')}
      form={form}
      onDone={() => {
        onClose()
        message.success(t('已请同事代办'))
        void refreshTodos()
      }}
      onClose={onClose}
    >
      <ColleagueField form={form} label={t('同事')} />
      <SmallFormDay form={form} name="from" label={t('开始日期')} min={today} />
      <SmallFormDay form={form} name="to" label={t('结束日期')} min={today} />
    </SmallFormDialog>
  )
}
