/** The form that makes a review panel. */

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf, isRefusal } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { sendOnce } from '@/api/send-once'
import { inLanguage } from '@/lib/i18n/in-language'
import { formatDay } from '@/lib/time/beijing-time'
import { tooLong } from '@/lib/validation/too-long'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { SmallFormDay } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import type { Wrong } from '@/shared/form/use-small-form'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { FormField, FormGrid } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { PlainInput, PlainSelect } from '@/ui/PlainInput'
import { useLocale, useT } from '@/ui/use-t'
import { CreatePanelDocument, type PanelChoicesQuery } from '../graphql/new-panel.evaluation.generated'
import { assignmentPath } from '../paths'
import styles from './assignment.module.css'
import { PanelPapers } from './PanelPapers'

type Name = 'title' | 'titleEnglish' | 'formId' | 'perPaper' | 'day' | 'papers'

const longestTitle = 50
const longestEnglishTitle = 100
const mostPapers = 1000
/** How many experts a paper may need. */
const counts = Array.from({ length: 9 }, (_, index) => String(index + 1))

const idsIn = (papers: string) => papers.split(' ').filter((id) => id !== '')

interface NewPanelFormProps {
  choices: PanelChoicesQuery['panelChoices']
  /** Called after a refusal: the choices may be outdated. */
  onRefused(): void
}

/** The form of a new panel. What is typed and chosen is kept as a draft on this device. */
export function NewPanelForm({ choices, onRefused }: NewPanelFormProps) {
  const t = useT()
  const language = useLocale()
  const navigate = useNavigate()
  const messages = useMessages()
  const [done, setDone] = useState(false)
  const today = formatDay(choices.serverTime)
  const open = new Set(choices.papers.map(({ id }) => id))
  const joining = (papers: string) => idsIn(papers).filter((id) => open.has(id))
  const labels: Readonly<Record<Name, string>> = {
    title: t('评审组名称'),
    titleEnglish: t('英文名称'),
    formId: t('评审表'),
    perPaper: t('每份申报书的专家人数'),
    day: t('评审意见提交期限'),
    papers: t('申报书'),
  }
  const form = useFormDraft<Name>({
    thing: JSON.stringify(['new-panel']),
    labels,
    empty: { title: '', titleEnglish: '', formId: choices.forms[0]?.id ?? '', perPaper: '3', day: '', papers: '' },
    check({ title, titleEnglish, day, papers }) {
      const wrong: Wrong<Name> = {}
      const problem =
        title.trim() === '' ? t('请输入{label}', { label: labels.title }) : tooLong(labels.title, title, longestTitle)
      if (problem) wrong.title = problem
      const long = tooLong(labels.titleEnglish, titleEnglish, longestEnglishTitle)
      if (long) wrong.titleEnglish = long
      if (!(day > today)) wrong.day = t('请选择今天以后的日期')
      const count = joining(papers).length
      if (count === 0) wrong.papers = t('请选择申报书')
      if (count > mostPapers) wrong.papers = t('一个评审组至多 {n} 份申报书', { n: mostPapers })
      return wrong
    },
    fields: {},
    async call({ title, titleEnglish, formId, perPaper, day, papers }) {
      const panel = {
        ...{ title: title.trim(), titleEnglish: titleEnglish.trim(), formId, perPaper: Number(perPaper) },
        dueAt: Date.parse(`${day}T23:59:59.999+08:00`),
        paperIds: joining(papers),
      }
      try {
        const { createPanel } = await sendOnce('createPanel', { panel }, (key) =>
          evaluation.mutate(CreatePanelDocument, { key, panel }, { background: true }),
        )
        setDone(true)
        messages.success(t('评审组已建立，请选择专家'))
        await navigate(assignmentPath(createPanel.id))
      } catch (error) {
        if (isRefusal(failureOf(error))) onRefused()
        throw error
      }
    },
  })
  const { values, wrong, draft } = form
  const gone = idsIn(values.papers).length - joining(values.papers).length
  const text = (name: 'title' | 'titleEnglish', hint?: string) => (
    <FormField id={form.idOf(name)} label={labels[name]} hint={hint} required={name === 'title'} error={wrong[name]}>
      {(control) => (
        <PlainInput {...control} value={values[name]} onChange={({ target }) => form.set(name, target.value)} />
      )}
    </FormField>
  )
  const choice = (name: 'formId' | 'perPaper', options: readonly { value: string; label: string }[]) => (
    <FormField id={form.idOf(name)} label={labels[name]} required error={wrong[name]}>
      {(control) => (
        <PlainSelect
          {...control}
          value={values[name]}
          options={options}
          onChange={({ target }) => form.set(name, target.value)}
        />
      )}
    </FormField>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {wrong.form && <Alert className={styles.notice} type="error" role="alert" title={wrong.form} />}
      <DraftNotices
        draft={draft}
        words={(name, value) => ({
          label: labels[name as Name],
          text: name === 'papers' ? t('{n} 份', { n: idsIn(String(value)).length }) : String(value),
        })}
      />
      <FormGrid>
        {text('title')}
        {text('titleEnglish', t('不填时英文界面也显示中文名称'))}
        {choice(
          'formId',
          choices.forms.map(({ id, label }) => ({ value: id, label: inLanguage(label, language) })),
        )}
        {choice(
          'perPaper',
          counts.map((value) => ({ value, label: t('{n} 位', { n: Number(value) }) })),
        )}
        <SmallFormDay form={form} name="day" label={labels.day} hint={t('当天 24 时前（北京时间）')} />
      </FormGrid>
      {gone > 0 && (
        <Alert
          className={styles.notice}
          type="warning"
          role="status"
          title={t('所选的 {n} 份申报书已不能加入评审组，已略去。', { n: gone })}
        />
      )}
      <PanelPapers
        id={form.idOf('papers')}
        papers={choices.papers}
        chosen={joining(values.papers)}
        error={wrong.papers}
        onChange={(ids) => form.set('papers', ids.join(' '))}
      />
      <div className={styles.tools}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t('建立评审组')}
        </Button>
      </div>
      <LeaveGuard dirty={() => !done && draft.dirty()} within={() => false} settle={draft.settle} />
    </form>
  )
}
