/** The workshop's preview of a draft, as applicant, reviewer or other readers see it, with answers to try. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { locale } from '@/lib/i18n/i18n'
import { chunkMissingText, loadChunk } from '@/lib/loading/lazy-import'
import { beijingToday } from '@/lib/time/beijing-time'
import { fillKnown, fillPage } from '@/shared/content/fill-page'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { trialPorts } from '@/shared/content/trial-ports'
import type { FormEngine } from '@/smartform/engine/engine'
import { fieldElementId } from '@/smartform/fields/field-id'
import type { FormSource } from '@/smartform/schema/definition'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { PlainSelect } from '@/ui/PlainInput'
import { Radios } from '@/ui/Radios'
import { useT } from '@/ui/use-t'
import { inLanguage } from '../model/in-language'
import { type PreviewView, previewContent, previewViews } from '../model/preview-content'
import type { TriedAnswers } from '../model/use-examples'
import { useSettled } from '../model/use-settled'
import { PastedAnswers } from './PastedAnswers'
import { PreviewStage } from './PreviewStage'
import styles from './workshop.module.css'

/** How wide the form is shown: beside the tree, alone on the page, or as on a phone. */
export type PreviewWidth = 'beside' | 'whole' | 'phone'

interface PreviewProps {
  source: FormSource
  pageId: string
  /** The field that is chosen in the tree; absent: none. */
  fieldId?: string
  /** Holds the engine of the form that is shown. */
  engine: RefObject<FormEngine | null>
  /** Answers to begin anew with; null: none. */
  tried: TriedAnswers | null
  width: PreviewWidth
  onWidth(width: PreviewWidth): void
  /** Its answers are to be kept as an example. */
  onKeep(): void
  onPage(pageId: string): void
  /** A field was used: it is chosen. */
  onField(fieldId: string): void
}

type Answers = Readonly<Record<string, unknown>>

/** Nothing of it reaches the server. */
export function Preview(props: PreviewProps) {
  const { source, pageId, fieldId, engine, tried, width, onWidth, onKeep, onPage, onField } = props
  const t = useT()
  const messages = useMessages()
  const settled = useSettled(source)
  const [language, setLanguage] = useState<'zh' | 'en'>(() => (source.languages?.includes('en') ? locale() : 'zh'))
  const [view, setView] = useState<PreviewView>('filling')
  const [begun, setBegun] = useState<Answers>({})
  const [round, setRound] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const ports = useMemo(() => trialPorts(smartformPorts), [])
  const definition = useMemo(() => inLanguage(settled, language), [settled, language])
  /** Begins anew: what was answered goes. */
  const begin = useCallback(
    (values: Answers) => {
      engine.current = null
      setBegun(values)
      setRound((former) => former + 1)
    },
    [engine],
  )
  useEffect(() => {
    if (tried) begin(tried.values)
  }, [tried, begin])
  // While somebody fills in a returned form, the chosen field follows the focus: the form must not begin anew for it.
  const meant = view === 'reopened' ? fieldId : ['returned', 'given', 'colleague'].includes(view) ? pageId : ''
  // Another definition is another form: it begins with what was answered before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` begins anew with `begun`, `meant` is what the view is about
  const content = useMemo(
    () => previewContent({ form: settled, view, values: engine.current?.values() ?? begun, pageId, fieldId }),
    [definition, round, view, meant],
  )
  const fill = async () => {
    const current = engine.current
    if (!current) return
    await fillKnown(current, ports)
    for (const page of current.form.pages) await fillPage(current, ports, page.id)
  }
  /** Answers with which the chosen field shows, beside those that are there. */
  const reveal = async () => {
    if (fieldId === undefined) return
    const { answersShowing } = await loadChunk(() => import('@/smartform/authoring/prove-form'))
    const answers = answersShowing(source, fieldId, beijingToday())
    if (answers) begin({ ...engine.current?.values(), ...answers })
    else messages.info(t('没有找到能让它显示的答案'))
  }
  // Also when the form begins anew: a field that was just added, or that answers now show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` brings the field into the form
  useEffect(() => {
    if (fieldId === undefined) return
    const field = stage.current?.querySelector(`#${CSS.escape(fieldElementId(fieldId))}`)
    field?.scrollIntoView?.({ block: 'nearest' })
  }, [fieldId, content])
  return (
    <section aria-label={t('预览')} className={styles.preview}>
      <div className={styles.switches}>
        <Radios<'zh' | 'en'>
          aria-label={t('表单文字')}
          optionType="button"
          size="small"
          className={styles.joined}
          value={language}
          options={[
            { value: 'zh', label: t('中文') },
            { value: 'en', label: t('英文') },
          ]}
          onChange={setLanguage}
        />
        <Radios<PreviewWidth>
          aria-label={t('宽度')}
          optionType="button"
          size="small"
          className={styles.joined}
          value={width}
          options={[
            { value: 'beside', label: t('并排') },
            { value: 'whole', label: t('电脑') },
            { value: 'phone', label: t('手机') },
          ]}
          onChange={onWidth}
        />
        <PlainSelect
          aria-label={t('谁在看，到了哪一步')}
          className={styles.viewChoice}
          value={view}
          options={Object.entries(previewViews).map(([value, label]) => ({ value, label: t(label) }))}
          onChange={({ target }) => {
            setBegun(engine.current?.values() ?? begun)
            setView(target.value as PreviewView)
          }}
        />
        <Button size="small" onClick={() => void fill()}>
          {t('填入示例内容')}
        </Button>
        <Button size="small" onClick={() => begin({})}>
          {t('清空')}
        </Button>
        <Button size="small" onClick={onKeep}>
          {t('存为例子')}
        </Button>
        {fieldId !== undefined && (
          <Button size="small" onClick={() => void reveal().catch(() => messages.error(t(chunkMissingText)))}>
            {t('让选中的填写项显示')}
          </Button>
        )}
        <PastedAnswers onAnswers={begin} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: using a field also chooses it in the tree, which has its own buttons */}
      <div
        ref={stage}
        className={styles.stage}
        data-narrow={width === 'phone' || undefined}
        lang={language}
        onFocus={({ target }) => {
          const id = /^field-(\w+)/.exec(target.id || (target.closest('[id^="field-"]')?.id ?? ''))?.[1]
          if (id !== undefined && id !== fieldId) onField(id)
        }}
      >
        <PreviewStage
          {...{ definition, content, view, pageId, ports, onPage }}
          onOpen={(opened) => {
            engine.current = opened
          }}
        />
      </div>
    </section>
  )
}
