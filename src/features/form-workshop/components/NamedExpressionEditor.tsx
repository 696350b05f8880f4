/** The editor of a named expression (name, condition, where it is used), in the workshop's properties panel. */

import { useId } from 'react'
import type { ExpressionSource } from '@/smartform/schema/definition'
import { Button } from '@/ui/Button'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { isExpressionName, renameNamed, usesOf } from '../model/named-expressions'
import { objectAt, pathKey, type SourcePath, valueAt } from '../model/source-path'
import { ExpressionField } from './ExpressionField'
import { nameInputId, type PartProps, usePart } from './use-part'
import styles from './workshop.module.css'

interface NamedExpressionEditorProps extends PartProps {
  onChoose(path: SourcePath): void
}

/** Renamed wherever it is used, once the new name can be given. */
export function NamedExpressionEditor(props: NamedExpressionEditorProps) {
  const t = useT()
  const id = useId()
  const { workshop, path, onChoose } = props
  const { present, change } = workshop
  const { definition } = present
  const { replace } = usePart(props)
  const name = String(path[1])
  // A name that is being typed is kept with the unfinished formulas until it can be given.
  const key = `name.${pathKey(path)}`
  const typed = present.unfinished[key] ?? name
  const others = () => Object.fromEntries(Object.entries(present.unfinished).filter(([one]) => one !== key))
  const setTyped = (next: string) =>
    change({ ...present, unfinished: next === name ? others() : { ...others(), [key]: next } }, key)
  const isTaken = typed !== name && Object.hasOwn(objectAt(definition, ['expressions']), typed)
  const isWrong = isTaken || !isExpressionName(typed)
  const uses = usesOf(definition, name)
  const rename = () => {
    if (isWrong || typed === name) return
    change({ ...present, definition: renameNamed(definition, name, typed), unfinished: others() }, `rename.${name}`)
    onChoose(['expressions', typed])
  }
  return (
    <div className={styles.panel}>
      <div className={styles.line}>
        <label htmlFor={nameInputId}>{t('算式的名称')}</label>
        <PlainInput
          id={nameInputId}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={rename}
          onKeyDown={({ key }) => key === 'Enter' && rename()}
        />
        {isWrong && (
          <span role="alert" id={`${id}-wrong`} className={styles.fault}>
            {isTaken ? t('已经有这个名称') : t('名称最多 64 个字，不能有空格、引号、点号、方括号和斜线')}
          </span>
        )}
      </div>
      <ExpressionField
        formula
        label={t('计算公式')}
        path={path}
        value={valueAt(definition, path) as ExpressionSource | undefined}
        workshop={workshop}
        onChange={(value) => replace(value ?? 0)}
      />
      <section aria-labelledby={`${id}-uses`}>
        <h3 id={`${id}-uses`}>{t('用在哪里')}</h3>
        {uses.length === 0 && <p>{t('还没有用到。在公式里写 算式({name}) 就是用它。', { name: `"${name}"` })}</p>}
        <ul className={styles.tree}>
          {uses.map(({ key, label, path: at }) => (
            <li key={key}>
              <Button type="text" className={styles.entry} onClick={() => onChoose(at)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
