/** The draft as the person who fills it in sees it, with answers to try. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { randomId } from '@/lib/random-id'
import { useSession } from '@/session/session'
import { fillPage } from '@/shared/content/fill-page'
import { smartformPorts } from '@/shared/content/smartform-ports'
import { trialPorts } from '@/shared/content/trial-ports'
import { SmartformEditor } from '@/smartform/editor/SmartformEditor'
import type { FormEngine } from '@/smartform/engine/engine'
import { fieldElementId } from '@/smartform/fields/field-id'
import type { FormSource } from '@/smartform/schema/definition'
import { SmartformView } from '@/smartform/view/SmartformView'
import { Button } from '@/ui/Button'
import { Radios } from '@/ui/Radios'
import { useT } from '@/ui/use-t'
import { inLanguage } from '../model/in-language'
import type { TriedAnswers } from '../model/use-examples'
import { useSettled } from '../model/use-settled'
import { PastedAnswers } from './PastedAnswers'
import styles from './workshop.module.css'

interface PreviewProps {
  source: FormSource
  pageId: string
  /** The field that is chosen in the tree; absent: none. */
  fieldId?: string
  /** Holds the engine of the form that is shown. */
  engine: RefObject<FormEngine | null>
  /** Answers to begin anew with; null: none. */
  tried: TriedAnswers | null
  /** Its answers are to be kept as an example. */
  onKeep(): void
  onPage(pageId: string): void
  /** A field was used: it is chosen. */
  onField(fieldId: string): void
}

type Answers = Readonly<Record<string, unknown>>

/** Nothing of it reaches the server. */
export function Preview({ source, pageId, fieldId, engine, tried, onKeep, onPage, onField }: PreviewProps) {
  const t = useT()
  const userId = useSession().user.id
  const settled = useSettled(source)
  const [language, setLanguage] = useState<'zh' | 'en'>('zh')
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide')
  const [view, setView] = useState<'edit' | 'read'>('edit')
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
  // Another definition is another form: it begins with what was answered before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` begins anew with `begun`
  const content = useMemo(() => {
    const values = engine.current?.values() ?? begun
    return {
      ...{ contentId: `workshop-${randomId()}`, formId: settled.id, formVersion: settled.version, revision: 1 },
      ...{ values, editable: true, lockedReason: null, comments: [], savedAt: null, savedBy: null, definition },
    }
  }, [definition, round, view])
  const fill = async () => {
    const current = engine.current
    if (!current) return
    for (const page of current.form.pages) await fillPage(current, ports, page.id)
  }
  useEffect(() => {
    if (fieldId === undefined) return
    const field = stage.current?.querySelector(`#${CSS.escape(fieldElementId(fieldId))}`)
    field?.scrollIntoView?.({ block: 'nearest' })
  }, [fieldId])
  const known = settled.pages.some((page) => 'id' in page && page.id === pageId)
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
        <Radios<'wide' | 'narrow'>
          aria-label={t('宽度')}
          optionType="button"
          size="small"
          className={styles.joined}
          value={width}
          options={[
            { value: 'wide', label: t('电脑') },
            { value: 'narrow', label: t('手机') },
          ]}
          onChange={setWidth}
        />
        <Radios<'edit' | 'read'>
          aria-label={t('身份')}
          optionType="button"
          size="small"
          className={styles.joined}
          value={view}
          options={[
            { value: 'edit', label: t('填报人') },
            { value: 'read', label: t('审核人') },
          ]}
          onChange={(next) => {
            setBegun(engine.current?.values() ?? begun)
            setView(next)
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
        <PastedAnswers onAnswers={begin} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: using a field also chooses it in the tree, which has its own buttons */}
      <div
        ref={stage}
        className={styles.stage}
        data-narrow={width === 'narrow' || undefined}
        lang={language}
        onFocus={({ target }) => {
          const id = /^field-(\w+)/.exec(target.id || (target.closest('[id^="field-"]')?.id ?? ''))?.[1]
          if (id !== undefined && id !== fieldId) onField(id)
        }}
      >
        {view === 'read' ? (
          <SmartformView definition={definition} content={content} />
        ) : (
          known && (
            <SmartformEditor
              key={content.contentId}
              pane
              definition={content.definition}
              content={content}
              pageId={pageId}
              ports={ports}
              userId={userId}
              onNavigate={onPage}
              pageHref={(page) => `#${page}`}
              onOpen={(opened) => {
                engine.current = opened
              }}
            />
          )
        )}
      </div>
    </section>
  )
}
