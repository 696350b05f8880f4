/** The last page of the editor: all answers and problems before submitting. */

import { Segmented } from 'antd'
import { useEffect, useState } from 'react'
import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { fieldIdOf } from '../engine/paths'
import { useDerived } from '../fields/use-field-state'
import type { ContentSnapshot, SmartformPorts } from '../ports'
import type { Path } from '../schema/values'
import { SmartformComparison } from '../view/SmartformComparison'
import { SmartformView } from '../view/SmartformView'
import styles from './CheckPage.module.css'
import { FormLink } from './FormLink'
import type { ShowProblems } from './use-problem-summary'

interface CheckPageProps {
  engine: FormEngine
  definition: unknown
  content: ContentSnapshot
  openFile: SmartformPorts['openFile']
  readFile: SmartformPorts['readFile']
  readOnly: boolean
  /** What submitting means. */
  note: string | undefined
  show: ShowProblems
}

/**
 * All answers, read-only, before submitting. Each editable answer has a link to its field, and from there back here;
 * problems are listed above. After a return it can be limited to corrections.
 */
export function CheckPage({ engine, definition, content, openFile, readFile, readOnly, note, show }: CheckPageProps) {
  const t = useT()
  // As they would be saved now; the same object until one changes.
  const values = useDerived(engine, () => engine.values())
  const today = useDerived(engine, () => engine.today())
  const { returned } = content
  const [visible, setVisible] = useState<'all' | 'changes'>('all')

  useEffect(() => {
    engine.reveal('form', 'submit')
    const problems = engine.problems('form', 'submit')
    // Warnings alone do not take the focus; reading starts at the heading.
    if (problems.length > 0) show(problems, { quietly: problems.every(({ severity }) => severity !== 'error') })
  }, [engine, show])

  return (
    <>
      {returned && (
        <Segmented
          className={styles.choice}
          aria-label={t('显示范围')}
          value={visible}
          options={[
            { value: 'all', label: t('全部内容') },
            { value: 'changes', label: t('只看修改') },
          ]}
          onChange={setVisible}
        />
      )}
      {returned && visible === 'changes' ? (
        <SmartformComparison
          definition={definition}
          before={returned.values}
          after={values}
          onlyChanges
          openFile={openFile}
          readFile={readFile}
          today={today}
        />
      ) : (
        <SmartformView
          definition={definition}
          content={{ values }}
          openFile={openFile}
          readFile={readFile}
          today={today}
          actionAt={readOnly ? undefined : (path) => <ChangeLink engine={engine} path={path} />}
        />
      )}
      {note && !readOnly && <p className={styles.note}>{note}</p>}
    </>
  )
}

/** A link to a field and back; none for locked fields. */
function ChangeLink({ engine, path }: { engine: FormEngine; path: Path }) {
  const t = useT()
  const node = engine.form.fields.get(fieldIdOf(path))
  if (!node || node.kind === 'computed' || node.kind === 'static' || engine.field(path)?.locked) return null
  return (
    <FormLink
      pageId={node.pageId}
      path={path}
      comeBack
      className={styles.change}
      label={t('修改{label}', { label: node.label })}
    >
      {t('修改')}
    </FormLink>
  )
}
