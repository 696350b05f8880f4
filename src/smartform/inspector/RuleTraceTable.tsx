import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { traceRules } from './rule-trace'
import styles from './SmartformInspector.module.css'
import { TraceList } from './TraceList'

/** Every rule: when it is judged, what it says now, against which limit, and whether it holds. */
export function RuleTraceTable({ engine }: { engine: FormEngine }) {
  const t = useT()
  const traces = traceRules(engine)
  const verdict = (holds: boolean | null) => (holds === null ? t('不判断') : holds ? t('符合') : t('不符合'))
  return (
    <section
      aria-labelledby="rule-trace"
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <h3 id="rule-trace">{t('规则')}</h3>
      {traces.length === 0 ? (
        <p>{t('没有')}</p>
      ) : (
        <table className={styles.rules}>
          <thead>
            <tr>
              {[t('规则'), t('代码'), t('适用'), t('当前'), t('上下限'), t('结果'), t('位置'), t('规则提示')].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
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
    </section>
  )
}
