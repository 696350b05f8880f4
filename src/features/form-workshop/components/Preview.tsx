/** The draft as the person who fills it in sees it, with answers to try. */

import { useEffect, useMemo, useRef, useState } from 'react'
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
import { PastedAnswers } from './PastedAnswers'
import styles from './workshop.module.css'

interface PreviewProps {
  source: FormSource
  pageId: string
  /** The field that is chosen in the tree; absent: none. */
  fieldId?: string
  onPage(pageId: string): void
  /** A field was used: it is chosen. */
  onField(fieldId: string): void
}

/** How long a pause in editing is before the form is drawn anew, in milliseconds. */
const pause = 400

/** The newest value after a pause. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

type Answers = Readonly<Record<string, unknown>>

/** Nothing of it reaches the server. */
export function Preview({ source, pageId, fieldId, onPage, onField }: PreviewProps) {
  const t = useT()
  const userId = useSession().user.id
  const settled = useSettled(source)
  const [language, setLanguage] = useState<'zh' | 'en'>('zh')
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide')
  const [view, setView] = useState<'edit' | 'read'>('edit')
  const [begun, setBegun] = useState<Answers>({})
  const [round, setRound] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const engine = useRef<FormEngine | null>(null)
  const ports = useMemo(() => trialPorts(smartformPorts), [])
  const definition = useMemo(() => inLanguage(settled, language), [settled, language])
  const begin = (values: Answers) => {
    setBegun(values)
    setRound((former) => former + 1)
  }
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
        <Button
          size="small"
          onClick={() => {
            engine.current = null
            begin({})
          }}
        >
          {t('清空')}
        </Button>
        <PastedAnswers
          onAnswers={(values) => {
            engine.current = null
            begin(values)
          }}
        />
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
