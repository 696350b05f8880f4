/** The testers' inspector of the form engine: how fields and rules are computed. */

import { Select } from 'antd'
import { Fragment, useEffect, useMemo, useReducer, useState } from 'react'
import { fillPage } from '@/shared/content/fill-page'
import type { FormEngine } from '@/smartform/engine/engine'
import { fieldIdOf } from '@/smartform/engine/paths'
import type { SmartformPorts } from '@/smartform/ports'
import { Button } from '@/ui/Button'
import { HeadRow } from '@/ui/HeadRow'
import { ScrollRegion } from '@/ui/ScrollRegion'
import { useT } from '@/ui/use-t'
import { linksOf, sourceOf } from './references'
import styles from './SmartformInspector.module.css'
import { causesOf, type Trace, traceRules } from './trace'

interface SmartformInspectorProps {
  engine: FormEngine
  /** The raw definition. */
  definition: unknown
  ports: SmartformPorts
  pageId: string
}

/** For testers: how the focused field got its state, the state of every rule, and valid data for a page. */
export function SmartformInspector({ engine, definition, ports, pageId }: SmartformInspectorProps) {
  const t = useT()
  const [path, setPath] = useState<string>(() => [...engine.form.fields.keys()][0] ?? '')
  const [message, setMessage] = useState('')
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
      setMessage(t('已填入 {n} 项', { n: await fillPage(engine, ports, pageId) }))
    } catch {
      // The transport announces its failures.
      setMessage(t('填入没有完成，请重试'))
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
        <span role="status">{message}</span>
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

/** Every rule: condition, current text, limit, and whether it holds. */
function RuleTraceTable({ engine }: { engine: FormEngine }) {
  const t = useT()
  const traces = traceRules(engine)
  const verdict = (isMet: boolean | null) => (isMet === null ? t('不判断') : isMet ? t('符合') : t('不符合'))
  return (
    <ScrollRegion aria-labelledby="rule-trace" className={styles.scroll}>
      <h3 id="rule-trace">{t('规则')}</h3>
      {traces.length === 0 ? (
        <p>{t('没有')}</p>
      ) : (
        <table className={styles.rules}>
          <HeadRow
            heads={[t('规则'), t('代码'), t('适用'), t('当前'), t('上下限'), t('结果'), t('位置'), t('规则提示')]}
          />
          <tbody>
            {traces.map(({ rule, applies, holds, current, limit, why }) => (
              <tr key={rule.id}>
                <th scope="row">{rule.id}</th>
                <td>{rule.code ?? '—'}</td>
                <td>{applies ? t('是') : t('否')}</td>
                <td>{current ?? '—'}</td>
                <td>{limit ?? '—'}</td>
                <td data-holds={holds ?? undefined}>
                  <details>
                    <summary>{verdict(holds)}</summary>
                    <TraceList traces={[why]} />
                  </details>
                </td>
                <td>{rule.at.map(({ field, column }) => (column ? `${field}.${column}` : field)).join('、')}</td>
                <td>{rule.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ScrollRegion>
  )
}

interface FieldInspectionProps {
  engine: FormEngine
  definition: unknown
  /** Path of a field, row or cell. */
  path: string
  onChoose(path: string): void
}

/** One field: state, value, definition, dependencies. Follows the focus. */
function FieldInspection({ engine, definition, path, onChoose }: FieldInspectionProps) {
  const t = useT()
  const fieldId = fieldIdOf(path)
  const state = engine.field(path) ?? engine.field(fieldId)
  const links = useMemo(() => linksOf(engine.form, fieldId), [engine, fieldId])
  const source = useMemo(() => JSON.stringify(sourceOf(definition, fieldId), null, 2), [definition, fieldId])
  const list = (names: readonly string[]) => (names.length > 0 ? names.join('、') : t('没有'))
  const word = (on: boolean | undefined) => (on ? t('是') : t('否'))
  const why = causesOf(engine, path)
  const causes = [
    { name: t('是否显示'), outcome: word(state?.visible), traces: why.visible },
    { name: t('必填'), outcome: word(state?.required), traces: why.required },
    { name: t('锁定'), outcome: word(state?.locked), traces: why.locked },
    ...(why.value.length > 0 ? [{ name: t('计算'), outcome: '', traces: why.value }] : []),
  ]
  return (
    <section aria-labelledby="inspected-field">
      <h3 id="inspected-field">{t('填写项')}</h3>
      <Select
        aria-label={t('查看哪一项')}
        className={styles.choice}
        showSearch={{ optionFilterProp: 'label' }}
        value={fieldId}
        options={[...engine.form.fields.values()].map((node) => ({
          value: node.id,
          label: `${node.label} (${node.id}, ${node.kind})`,
        }))}
        onChange={onChoose}
      />
      <dl className={styles.facts}>
        <dt>{t('位置')}</dt>
        <dd>{path}</dd>
        {causes.map(({ name, outcome, traces }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {outcome}
              {traces.length > 0 && <TraceList traces={traces} />}
            </dd>
          </Fragment>
        ))}
        <dt>{t('取决于')}</dt>
        <dd>{list(links.dependsOn)}</dd>
        <dt>{t('影响')}</dt>
        <dd>{list(links.neededBy)}</dd>
      </dl>
      <h4>{t('当前值')}</h4>
      <pre className={styles.json}>{JSON.stringify(state?.value ?? null, null, 2)}</pre>
      <h4>{t('定义')}</h4>
      <pre className={styles.json}>{source}</pre>
    </section>
  )
}

/** How values were computed, with operands. */
function TraceList({ traces }: { traces: readonly Trace[] }) {
  const t = useT()
  return (
    <ul className={styles.trace}>
      {traces.map(({ label, value, operands }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: operands have no name but their place
        <li key={index}>
          <code>{label === '' ? (value ?? 'null') : `${label} = ${value ?? t('未填写')}`}</code>
          {operands.length > 0 && <TraceList traces={operands} />}
        </li>
      ))}
    </ul>
  )
}
