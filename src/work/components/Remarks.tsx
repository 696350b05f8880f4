/** The remarks of a returning decision: place in the form, request, whether required; in `DecisionForm`. */

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Checkbox } from 'antd'
import { useMemo } from 'react'
import { countCharacters } from '@/lib/text/count-characters'
import { Button } from '@/ui/Button'
import { TextCounter } from '@/ui/LongTextInput'
import { PlainTextArea } from '@/ui/PlainInput'
import { Radios } from '@/ui/Radios'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import { noteTargets, targetLabel } from '../note-targets'
import { emptyRemark, longestRemark, type Remark, remarkProblem } from '../remark'
import { remarkNeeds } from '../remark-needs'
import styles from './Remarks.module.css'

interface RemarksProps {
  definition: unknown
  values: unknown
  remarks: readonly Remark[]
  /** Whether only the named places become editable. */
  onlyNamed: boolean
  /** Whether missing answers are marked. */
  checked: boolean
  onChange(changes: { remarks?: readonly Remark[]; onlyNamed?: boolean }): void
}

/**
 * The remarks of a return: each with its place, request, and whether it is required; and whether only these places
 * become editable.
 */
export function Remarks({ definition, values, remarks, onlyNamed, checked, onChange }: RemarksProps) {
  const t = useT()
  const offered = useMemo(() => noteTargets(definition, values), [definition, values])
  const paths = new Set(offered.flatMap(({ targets }) => targets.map(({ path }) => path)))
  const pointedAt = remarks.filter(({ path }) => path !== '' && !paths.has(path))
  const options = [
    ...offered.map(({ title, targets }) => ({
      label: title,
      options: targets.map(({ path, label }) => ({ value: path, label })),
    })),
    ...(pointedAt.length === 0
      ? []
      : [
          {
            label: t('文中指出的位置'),
            options: pointedAt.map(({ path }) => ({ value: path, label: targetLabel(definition, values, path) })),
          },
        ]),
  ]
  const write = (index: number, changes: Partial<Remark>) =>
    onChange({ remarks: remarks.map((remark, at) => (at === index ? { ...remark, ...changes } : remark)) })
  return (
    <fieldset className={styles.remarks}>
      <legend>{t('需要修改的内容（选填）')}</legend>
      <p className={styles.hint}>{t('在左侧文中点批注标记，或在这里添加；填报人会在对应的位置看到。')}</p>
      {remarks.map((remark, index) => {
        const n = index + 1
        const problem = checked ? remarkProblem(remark) : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no identity but their place
          <div key={index} className={styles.remark}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              className={styles.place}
              value={remark.path || undefined}
              placeholder={t('选择填写项')}
              aria-label={t('第 {n} 处的填写项', { n })}
              options={options}
              onChange={(path: string) => write(index, { path })}
            />
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('删除第 {n} 处', { n })}
              onClick={() => onChange({ remarks: remarks.filter((_, at) => at !== index) })}
            />
            <div className={styles.words}>
              <PlainTextArea
                data-remark={index}
                rows={2}
                value={remark.text}
                placeholder={t('需要怎样修改')}
                aria-label={t('第 {n} 处需要怎样修改', { n })}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={[problem !== undefined && `remark-${index}-problem`, `remark-${index}-counter`]
                  .filter(Boolean)
                  .join(' ')}
                onChange={(event) => write(index, { text: event.target.value })}
              />
              <TextCounter id={`remark-${index}-counter`} text={remark.text} limit={longestRemark} />
            </div>
            <Radios
              className={styles.words}
              name={`remark-${n}-need`}
              aria-label={t('第 {n} 处是否必须修改', { n })}
              value={remark.need}
              options={(Object.keys(remarkNeeds) as (keyof typeof remarkNeeds)[]).map((value) => ({
                value,
                label: t(remarkNeeds[value]),
              }))}
              onChange={(need) => write(index, { need })}
            />
            {problem !== undefined && (
              <p id={`remark-${index}-problem`} role="alert" className={styles.problem}>
                {t(problem, { limit: longestRemark, n: countCharacters(remark.text.trim()) })}
              </p>
            )}
          </div>
        )
      })}
      <Button
        type="dashed"
        data-repeatable
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange({ remarks: [...remarks, emptyRemark] })}
      >
        {t('添加一处')}
      </Button>
      {remarks.length > 0 && (
        <Checkbox checked={onlyNamed} onChange={(event) => onChange({ onlyNamed: event.target.checked })}>
          {t('只开放以上各处和随之要改的内容，其他内容保持不变')}
        </Checkbox>
      )}
    </fieldset>
  )
}
