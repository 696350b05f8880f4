import { Button } from 'antd'
import { useEffect, useReducer, useState } from 'react'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import type { SmartformPorts } from '../ports'
import { FieldInspection } from './FieldInspection'
import { fillPage } from './fill-page'
import { RuleTraceTable } from './RuleTraceTable'
import styles from './SmartformInspector.module.css'

interface SmartformInspectorProps {
  engine: FormEngine
  /** The raw definition. */
  definition: unknown
  ports: SmartformPorts
  pageId: string
}

/** For testers: how the field in hand came to be as it is, how every rule stands, and valid data for a page by one click. */
export function SmartformInspector({ engine, definition, ports, pageId }: SmartformInspectorProps) {
  const t = useT()
  const [path, setPath] = useState<string>(() => [...engine.form.fields.keys()][0] ?? '')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [, again] = useReducer((count: number) => count + 1, 0)

  useEffect(() => engine.onChange(() => again()), [engine])
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      const at = event.target instanceof Element ? event.target.closest('[data-path]') : null
      const focused = at instanceof HTMLElement ? at.dataset.path : undefined
      if (focused && engine.form.fields.has(fieldIdOf(focused))) setPath(focused)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [engine])

  const fill = async () => {
    setBusy(true)
    try {
      setSaid(t('已填入 {n} 项', { n: await fillPage(engine, ports, pageId) }))
    } catch {
      // A failure of the transport is announced there.
      setSaid(t('填入没有完成，请重试'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.inspector} aria-labelledby="inspector-title">
      <h2 id="inspector-title">{t('检查器')}</h2>
      <div className={styles.actions}>
        <Button aria-label={t('用有效数据填写本页')} loading={busy} onClick={fill}>
          {t('用有效数据填写本页')}
        </Button>
        <span role="status">{said}</span>
      </div>
      <FieldInspection engine={engine} definition={definition} path={path} onChoose={setPath} />
      <RuleTraceTable engine={engine} />
      <details>
        <summary>{t('全部答案')}</summary>
        <pre className={styles.json}>{JSON.stringify(engine.values(), null, 2)}</pre>
      </details>
    </section>
  )
}
