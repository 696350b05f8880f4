/** The mark below a field that names the source of its answer and whether it still agrees. */
import { useContext } from 'react'
import { jsonEqual } from '@/lib/collections/json-equal'
import { text } from '@/lib/i18n/i18n'
import { masked } from '@/lib/text/mask'
import { useT } from '@/ui/use-t'
import type { FieldState } from '../engine/engine'
import { kindOf, valueText } from '../kinds/kinds'
import type { SourceOrigin } from '../ports'
import { rowsIn } from '../schema/rows'
import { RowSources } from './RowSources'
import mark from './SourceMark.module.css'
import { FieldSourcesContext, useSmartform } from './smartform-context'
import button from './text-button.module.css'

const names: Readonly<Record<SourceOrigin, string>> = {
  profile: text('个人资料'),
  resume: text('个人履历'),
  unit: text('单位信息'),
  guide: text('本指南'),
  former: text('以前填报的内容'),
  declaration: text('本项目申报书'),
  taskBook: text('本项目任务书'),
  project: text('项目现行信息'),
  outputs: text('个人履历和验收材料'),
}

/**
 * The source of an answer, and whether it still agrees: 刷新 reloads the source, and a differing value can be taken over,
 * for a table row by row. Nothing for a field without a source.
 */
export function SourceMark({ state, editable }: { state: FieldState; editable: boolean }) {
  const t = useT()
  const { engine } = useSmartform()
  const sources = useContext(FieldSourcesContext)
  const { node, path, value } = state
  const source = sources.of.get(path)
  if (!source) return null
  const [origin, { detail }] = [t(names[source.origin]), source]
  const name = detail === undefined ? origin : t('{origin} · {detail}', { origin, detail })
  if (node.kind === 'table' && (source.origin === 'resume' || source.origin === 'outputs'))
    return (
      <RowSources
        {...{ node, name, editable }}
        rows={rowsIn(value)}
        from={rowsIn(source.value)}
        onTake={(rows) => engine.set(path, rows)}
        onRefresh={sources.refresh}
      />
    )
  const kind = kindOf(node)
  const alike = jsonEqual(kind.clean(node, value), kind.clean(node, source.value))
  const plain = node.kind === 'table' ? '' : valueText(node, source.value)
  const written = node.sensitive ? masked(plain) : plain
  const [label, act] = alike
    ? [t('来自{source}', { source: name }), t('刷新')]
    : kind.isEmpty(value)
      ? [t('可取自{source}：{value}', { source: name, value: written }), t('采用')]
      : [t('与{source}不同：{value}', { source: name, value: written }), t('采用')]
  // A former declaration does not change any more.
  const useless = !editable || (alike && source.origin === 'former')
  return (
    <p className={mark.mark} data-differs={!alike || undefined}>
      <span>{label}</span>
      {!useless && (
        <button
          type="button"
          className={`${button.button} ${mark.act}`}
          aria-label={t('{act}{field}', { act, field: node.label })}
          onClick={() => (alike ? sources.refresh() : engine.set(path, source.value))}
        >
          {act}
        </button>
      )}
    </p>
  )
}
