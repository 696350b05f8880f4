/** The editor of a validation rule (condition, message, place), in the workshop's properties panel. */

import type { ExpressionSource } from '@/smartform/schema/definition'
import { PlainInput, PlainSelect } from '@/ui/PlainInput'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import { fieldsIn } from '../model/operands'
import { ruleTargetsOf } from '../model/outline'
import { objectAt, pathKey, withValue } from '../model/source-path'
import { ExpressionField } from './ExpressionField'
import { LedgerEditor } from './LedgerEditor'
import { TextPair } from './TextPair'
import { nameInputId, type PartProps, usePart } from './use-part'
import styles from './workshop.module.css'

/** Edits a rule. Its place follows what it is about until the author chooses another. */
export function RuleEditor(props: PartProps) {
  const t = useT()
  const { workshop, path } = props
  const { present, change } = workshop
  const { part, put } = usePart(props)
  const at = Array.isArray(part.at) ? part.at : []
  const ids = at.filter((one): one is string => typeof one === 'string')
  const assert = (value: ExpressionSource | undefined) => {
    const former = fieldsIn(part.assert)
    const follows = at.length === 0 || JSON.stringify(ids) === JSON.stringify(former) || part.assert === true
    const about = fieldsIn(value)
    const rule = { ...objectAt(present.definition, path), assert: value ?? true }
    const next = follows && about.length > 0 ? { ...rule, at: about } : rule
    change({ ...present, definition: withValue(present.definition, path, next) }, pathKey([...path, 'assert']))
  }
  return (
    <div className={styles.panel}>
      <TextPair
        long
        id={nameInputId}
        label={t('不符合时的提示：要怎样修改')}
        value={part.message}
        onChange={(value) => put('message', value ?? '')}
      />
      <ExpressionField
        label={t('必须满足')}
        path={[...path, 'assert']}
        value={part.assert as ExpressionSource | undefined}
        workshop={workshop}
        choices={{ plain: [{ value: true, label: t('（还没有要求）') }], conditional: t('满足以下条件') }}
        onChange={assert}
      />
      <ExpressionField
        label={t('什么时候检查')}
        path={[...path, 'when']}
        value={part.when as ExpressionSource | undefined}
        workshop={workshop}
        choices={{ plain: [{ value: undefined, label: t('总是检查') }], conditional: t('满足条件时检查') }}
        onChange={(value) => put('when', value)}
      />
      <div className={styles.line}>
        <label htmlFor="workshop-rule-at">{t('提示显示在')}</label>
        <Select
          id="workshop-rule-at"
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          value={ids}
          options={ruleTargetsOf(present.definition)}
          onChange={(chosen: string[]) => put('at', [...chosen, ...at.filter((one) => typeof one !== 'string')])}
        />
      </div>
      <div className={styles.line}>
        <label htmlFor="workshop-severity">{t('不符合时')}</label>
        <PlainSelect
          id="workshop-severity"
          value={String(part.severity ?? 'error')}
          options={[
            { value: 'error', label: t('不能提交') },
            { value: 'warning', label: t('提醒，可以提交') },
            { value: 'info', label: t('只作说明') },
          ]}
          onChange={({ target }) => put('severity', target.value === 'error' ? undefined : target.value)}
        />
      </div>
      <LedgerEditor {...props} />
      <div className={styles.line}>
        <label htmlFor="workshop-code">{t('错误代码（选填）')}</label>
        <PlainInput
          id="workshop-code"
          inputMode="numeric"
          value={String(part.code ?? '')}
          onChange={({ target }) =>
            put('code', /^\d+$/.test(target.value) ? Number(target.value) : target.value === '' ? undefined : part.code)
          }
        />
      </div>
    </div>
  )
}
