/** The buttons that add, move and remove parts of a draft, above the workshop's tree. */

import { useState } from 'react'
import { kindName, kindsInOrder } from '@/smartform/authoring/kind-names'
import type { FieldKind } from '@/smartform/kinds/kinds'
import type { FormSource } from '@/smartform/schema/definition'
import { Button } from '@/ui/Button'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { addNamed, removeNamed } from '../model/named-expressions'
import { addColumn, addField, addPage, addRule, addSection, removePart } from '../model/new-parts'
import { ruleTargetAt, typeAt } from '../model/outline'
import { objectAt, type SourcePath } from '../model/source-path'
import type { Workshop } from '../model/use-workshop'
import { useMove } from './OutlineTree'
import styles from './workshop.module.css'

interface TreeToolsProps {
  workshop: Workshop
  chosen: SourcePath
  onChoose(path: SourcePath): void
  /** Called after a part was added: it is to be named. */
  onAdded(path: SourcePath): void
}

/** What can be added depends on what is chosen: a column only to a table. */
export function TreeTools({ workshop, chosen, onChoose, onAdded }: TreeToolsProps) {
  const t = useT()
  const { present, change } = workshop
  const { definition } = present
  const move = useMove({ workshop, onChoose })
  const [kind, setKind] = useState<FieldKind>('text')
  const type = typeAt(chosen)
  const part = objectAt(definition, chosen)
  const put = ({ source, path }: { source: FormSource; path: SourcePath }) => {
    change({ ...present, definition: source }, `add.${Date.now()}`)
    onAdded(path)
  }
  const remove = () => {
    const next = type === 'expression' ? removeNamed(definition, String(chosen[1])) : removePart(definition, chosen)
    if (next === definition) return
    change({ ...present, definition: next }, `remove.${Date.now()}`)
    onChoose(chosen.slice(0, -2))
  }
  const index = Number(chosen.at(-1))
  const target = ruleTargetAt(definition, chosen)
  return (
    <div className={styles.tools}>
      {/* An arrow key changes a closed list at once: what is chosen is added only by the button. */}
      <PlainSelect
        aria-label={t('填写项的类型')}
        className={styles.kindChoice}
        value={kind}
        options={kindsInOrder.map((value) => ({ value, label: kindName(value) }))}
        onChange={({ target }) => setKind(target.value as FieldKind)}
      />
      <Button size="small" onClick={() => put(addField(definition, chosen, kind))}>
        {t('添加填写项')}
      </Button>
      {(type === 'column' || part.kind === 'table') && (
        <Button size="small" onClick={() => put(addColumn(definition, chosen))}>
          {t('添加列')}
        </Button>
      )}
      <Button size="small" onClick={() => put(addSection(definition, chosen))}>
        {t('添加分组')}
      </Button>
      <Button size="small" onClick={() => put(addPage(definition, chosen))}>
        {t('添加一页')}
      </Button>
      <Button size="small" onClick={() => put(addRule(definition, target === undefined ? [] : [target]))}>
        {t('添加规则')}
      </Button>
      <Button size="small" onClick={() => put(addNamed(definition))}>
        {t('添加算式')}
      </Button>
      {type !== 'form' && type !== 'expression' && (
        <>
          <Button size="small" onClick={() => move(chosen, index - 1)}>
            {t('上移')}
          </Button>
          <Button size="small" onClick={() => move(chosen, index + 1)}>
            {t('下移')}
          </Button>
        </>
      )}
      {type !== 'form' && (
        <Button size="small" danger onClick={remove}>
          {t('删除')}
        </Button>
      )}
    </div>
  )
}
