/** The form that delegates pages or sections of a form to a colleague. */
import { Checkbox } from 'antd'
import { useMemo } from 'react'
import { wordsOf } from '@/api/errors/failure'
import { workflow } from '@/api/workflow'
import { formatDay } from '@/lib/time/beijing-time'
import { endOfDay, isDayWithin } from '@/lib/time/iso-day'
import { SmallFormDay } from '@/shared/form/SmallFormFields'
import { useSmallForm, type Wrong } from '@/shared/form/use-small-form'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { FormField } from '@/ui/FormField'
import { LoadFailure } from '@/ui/LoadFailure'
import { Skeleton } from '@/ui/Skeleton'
import { useT } from '@/ui/use-t'
import { DelegateSectionDocument } from '../graphql/delegated-sections.workflow.generated'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { pagePart, sectionPart } from '../part-of-form'
import { useFiledContent } from '../use-filed-content'
import { ColleagueField } from './ColleagueField'
import styles from './DelegatedSections.module.css'
import { SmallFormDialog } from './SmallFormDialog'

type Name = 'places' | 'colleague' | 'day'

interface DelegateSectionProps {
  work: WorkRowFragment
  onDelegated(): void
  onClose(): void
}

/** Delegates pages or sections to a colleague until a date, at the latest the work item's own deadline. */
export function DelegateSection({ work, onDelegated: onGiven, onClose }: DelegateSectionProps) {
  const t = useT()
  const today = formatDay(work.serverTime)
  const last = work.dueAt == null ? undefined : formatDay(work.dueAt)
  const form = useSmallForm<Name>({
    empty: { places: '', colleague: '', day: '' },
    check({ places, colleague, day }) {
      const wrong: Wrong<Name> = {}
      if (places === '') wrong.places = t('请选择交给同事的内容')
      if (colleague === '') wrong.colleague = t('请选择同事')
      if (!isDayWithin(day, today)) wrong.day = t('请选择今天或以后的日期')
      else if (last !== undefined && day > last) wrong.day = t('不能晚于提交截止日期 {day}', { day: last })
      return wrong
    },
    fields: { colleague: 'colleague', period: 'day', givenPlaces: 'places' },
    call({ places, colleague: colleagueId, day }) {
      const end = endOfDay(day)
      const dueAt = work.dueAt == null ? end : Math.min(end, work.dueAt)
      const variables = { workId: work.id, colleagueId, places: places.split(' '), dueAt }
      return workflow.mutate(DelegateSectionDocument, variables, { background: true })
    },
  })
  const selectedSections = form.values.places.split(' ').filter(Boolean)
  const choose = (sectionId: string, on: boolean) =>
    form.set('places', [...selectedSections.filter((text) => text !== sectionId), ...(on ? [sectionId] : [])].join(' '))
  return (
    <SmallFormDialog
      open
      title={t('交给同事填写')}
      act={t('交给同事')}
      note={t('同事只看到并填写所选内容。交回之前您不能修改这些内容，但可以随时收回。')}
      form={form}
      onDone={onGiven}
      onClose={onClose}
    >
      <FormField id={form.idOf('places')} label={t('内容')} required group error={form.wrong.places}>
        {(control) => (
          <fieldset {...control} tabIndex={-1} className={styles.places}>
            <Sections work={work} selected={selectedSections} choose={choose} />
          </fieldset>
        )}
      </FormField>
      <ColleagueField form={form} label={t('同事')} />
      <SmallFormDay
        form={form}
        name="day"
        label={t('交回期限')}
        hint={last === undefined ? undefined : t('不晚于提交截止日期 {day}', { day: last })}
        min={today}
        max={last}
      />
    </SmallFormDialog>
  )
}

interface SectionsProps {
  work: WorkRowFragment
  selected: readonly string[]
  choose(part: string, on: boolean): void
}

/** The form's pages, and the sections of pages with several. */
function Sections({ work, selected, choose }: SectionsProps) {
  const t = useT()
  const { definition, failure, retry } = useFiledContent(work.id)
  const source = definition?.definition
  const pages = useMemo(() => (source === undefined ? [] : parseDefinition(source).pages), [source])
  if (failure) return <LoadFailure text={wordsOf(failure)} onRetry={retry} />
  if (source === undefined) return <Skeleton rows={4} />
  const box = (part: string, label: string, within = false) => (
    <Checkbox
      key={part}
      checked={within || selected.includes(part)}
      disabled={within}
      onChange={({ target }) => choose(part, target.checked)}
    >
      {label}
    </Checkbox>
  )
  return pages.map((page) => {
    const whole = selected.includes(pagePart(page.id))
    return (
      <div key={page.id} className={styles.places}>
        {box(pagePart(page.id), page.title)}
        {page.sections.length > 1 && (
          <div className={`${styles.places} ${styles.within}`}>
            {page.sections.map(({ id, title }, index) =>
              box(sectionPart(id), title ?? t('第 {n} 部分', { n: index + 1 }), whole),
            )}
          </div>
        )}
      </div>
    )
  })
}
