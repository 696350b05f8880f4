/** The form that makes or changes a review panel: title, form, experts per paper, deadline, papers; with a local draft. */

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureOf, isRefusal } from '@/api/errors/failure'
import { evaluation } from '@/api/evaluation'
import { sendOnce } from '@/api/send-once'
import { longestEnglishTitle, longestTitle, mostExperts, mostPapers } from '@/lib/assignment/panel-limits'
import { inLanguage } from '@/lib/i18n/in-language'
import { formatDay, timesHeading } from '@/lib/time/beijing-time'
import { endOfDay } from '@/lib/time/iso-day'
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
import { useMinute } from '@/ui/TimesBlock'
import { useLocale, useT } from '@/ui/use-t'
import { ChangePanelDocument, CreatePanelDocument } from '../graphql/panel.evaluation.generated'
import { assignmentPath } from '../paths'
import styles from './assignment.module.css'
import { PanelPapers } from './PanelPapers'
import {
  idsIn,
  type PanelChoices,
  type PanelField,
  type PanelSettings,
  type PanelTexts,
  panelTexts,
} from './panel-texts'
import { RemovePanel } from './RemovePanel'

/** How many experts a paper may need. */
const counts = Array.from({ length: mostExperts }, (_, index) => String(index + 1))

interface PanelFormProps {
  choices: PanelChoices
  /** Called after a refusal: the choices may be outdated. */
  onRefused(): void
}

/**
 * The form of a new panel, or of one that is changed (`choices.panel`). What is typed and chosen is kept as a draft on this
 * device. What another officer changes meanwhile is taken over, with one's own changes on top.
 */
export function PanelForm({ choices, onRefused }: PanelFormProps) {
  const t = useT()
  const minute = useMinute()
  const language = useLocale()
  const navigate = useNavigate()
  const messages = useMessages()
  const [done, setDone] = useState(false)
  const panel = choices.panel ?? null
  const isFixed = panel?.invitedAt != null
  const begin = panelTexts(choices)
  const [base, setBase] = useState({ revision: panel?.revision, texts: begin })
  const [isOutdated, setIsOutdated] = useState(false)
  const today = formatDay(choices.serverTime)
  const open = new Set(choices.papers.map(({ id }) => id))
  const joining = (papers: string) => idsIn(papers).filter((id) => open.has(id))
  const labels: Readonly<Record<PanelField, string>> = {
    title: t('评审组名称'),
    titleEnglish: t('英文名称'),
    formId: t('评审表'),
    perPaper: t('每份申报书的专家人数'),
    day: t('评审意见提交期限'),
    papers: t('申报书'),
  }
  const form = useFormDraft<PanelField>({
    thing: JSON.stringify(panel ? ['change-panel', panel.id] : ['new-panel']),
    labels,
    empty: begin,
    check({ title, titleEnglish, day, papers }) {
      const wrong: Wrong<PanelField> = {}
      const problem =
        title.trim() === '' ? t('请输入{label}', { label: labels.title }) : tooLong(labels.title, title, longestTitle)
      if (problem) wrong.title = problem
      const long = tooLong(labels.titleEnglish, titleEnglish, longestEnglishTitle)
      if (long) wrong.titleEnglish = long
      if (isFixed && day < begin.day) wrong.day = t('已经邀请过专家，期限只能推迟')
      else if (!(day > today) && !(panel && day === begin.day)) wrong.day = t('请选择今天以后的日期')
      const count = joining(papers).length
      if (count === 0) wrong.papers = t('请选择申报书')
      if (count > mostPapers) wrong.papers = t('一个评审组至多 {n} 份申报书', { n: mostPapers })
      return wrong
    },
    fields: {},
    async call({ title, titleEnglish, formId, perPaper, day, papers }) {
      const settings = {
        ...{ title: title.trim(), titleEnglish: titleEnglish.trim(), formId, perPaper: Number(perPaper) },
        dueAt: panel && day === begin.day ? panel.dueAt : endOfDay(day),
        paperIds: joining(papers),
      }
      try {
        const id = panel ? await change(panel, settings) : await create(settings)
        setDone(true)
        messages.success(panel ? t('评审组已修改') : t('评审组已建立，请选择专家'))
        await navigate(assignmentPath(id))
      } catch (error) {
        if (isRefusal(failureOf(error))) onRefused()
        throw error
      }
    },
  })
  if (panel && panel.revision !== base.revision) {
    // What was not changed here follows what another officer saved.
    const names = Object.keys(begin) as PanelField[]
    const theirs = names.filter((name) => form.values[name] === base.texts[name])
    setBase({ revision: panel.revision, texts: begin })
    setIsOutdated(!done)
    form.fill(Object.fromEntries(theirs.map((name) => [name, begin[name]])) as Partial<PanelTexts>)
  }
  const { values, wrong, draft } = form
  const gone = idsIn(values.papers).length - joining(values.papers).length
  const text = (name: 'title' | 'titleEnglish', hint?: string) => (
    <FormField id={form.idOf(name)} label={labels[name]} hint={hint} required={name === 'title'} error={wrong[name]}>
      {(control) => (
        <PlainInput
          {...control}
          disabled={isFixed}
          value={values[name]}
          onChange={({ target }) => form.set(name, target.value)}
        />
      )}
    </FormField>
  )
  const choice = (name: 'formId' | 'perPaper', options: readonly { value: string; label: string }[]) => (
    <FormField id={form.idOf(name)} label={labels[name]} required error={wrong[name]}>
      {(control) => (
        <PlainSelect
          {...control}
          disabled={isFixed && name === 'formId'}
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
      {isFixed && (
        <Alert
          className={styles.notice}
          type="info"
          role="note"
          title={t('已于 {at} 邀请专家。', { at: minute(panel.invitedAt ?? 0) })}
          description={t(
            '名称、评审表和申报书不能再改，评审组不能删除。专家人数仍可修改；期限只能推迟，会告知没有答复的专家。已接受邀请的专家请在评审进展中延期。',
          )}
        />
      )}
      {isOutdated && (
        <Alert
          className={styles.notice}
          type="info"
          role="status"
          title={t('评审组刚刚被其他人修改或保存，您没有改动的内容已更新。请核对后再保存。')}
          close={{ label: t('关闭提示'), onClose: () => setIsOutdated(false) }}
        />
      )}
      {wrong.form && <Alert className={styles.notice} type="error" role="alert" title={wrong.form} />}
      <DraftNotices
        draft={draft}
        words={(name, value) => ({
          label: labels[name as PanelField],
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
        <SmallFormDay form={form} name="day" label={labels.day} hint={timesHeading(t('当天 24 时前'))} />
      </FormGrid>
      {gone > 0 && (
        <Alert
          className={styles.notice}
          type="warning"
          role="status"
          title={t('所选的 {n} 份申报书已不能加入评审组，已略去。', { n: gone })}
        />
      )}
      {!isFixed && (
        <PanelPapers
          id={form.idOf('papers')}
          papers={choices.papers}
          chosen={joining(values.papers)}
          error={wrong.papers}
          isChange={panel !== null}
          onChange={(ids) => form.set('papers', ids.join(' '))}
        />
      )}
      <div className={styles.tools}>
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {panel ? t('保存修改') : t('建立评审组')}
        </Button>
        {panel && !isFixed && <RemovePanel panel={panel} onRemoved={() => setDone(true)} onRefused={onRefused} />}
      </div>
      <LeaveGuard dirty={() => !done && draft.dirty()} within={() => false} settle={draft.settle} />
    </form>
  )
}

type Settings = Pick<PanelSettings, 'title' | 'titleEnglish' | 'formId' | 'perPaper' | 'dueAt' | 'paperIds'>

/** Makes a panel; its id. */
async function create(panel: Settings): Promise<string> {
  const { createPanel } = await sendOnce('createPanel', { panel }, (key) =>
    evaluation.mutate(CreatePanelDocument, { key, panel }, { background: true }),
  )
  return createPanel.id
}

/** Changes a panel; its id. */
async function change({ id: panelId, revision: seenRevision }: PanelSettings, panel: Settings): Promise<string> {
  const change = { panelId, seenRevision, panel }
  const { changePanel } = await sendOnce('changePanel', change, (key) =>
    evaluation.mutate(ChangePanelDocument, { ...change, key }, { background: true }),
  )
  return changePanel.id
}
