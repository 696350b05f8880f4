import { useT } from '@/ui/use-t'
import { type FieldChoice, myVersion, theirVersion } from '../drafts/choices'
import { rowsOf } from '../drafts/row-differences'
import type { FormEngine } from '../engine/engine'
import { valueText } from '../kinds/kinds'
import { type Question, rowChoice, withRowChoice } from './choice-state'
import styles from './Differences.module.css'
import { FieldLink } from './FormLink'
import { rowName, rowSideText } from './row-lines'
import { TwoVersions } from './TwoVersions'

interface DifferentFieldProps {
  engine: FormEngine
  question: Question
  choice: FieldChoice | undefined
  choose(choice: FieldChoice): void
}

/** One field with two versions; of a table each differing row, with the cells that differ. */
export function DifferentField({ engine, question, choice, choose }: DifferentFieldProps) {
  const t = useT()
  const { node, difference, rows } = question
  const mine = myVersion(difference, engine.values())
  const server = theirVersion(difference, engine.values())
  const names =
    difference.reason === 'tab'
      ? { mine: t('另一个标签页写的'), server: t('现在表单里的') }
      : { mine: t('我的'), server: t('服务器上的') }
  const order = rowsOf(mine) ?? []
  return (
    <fieldset className={styles.field}>
      <legend>
        <FieldLink path={node.id}>{node.label}</FieldLink>
      </legend>
      {node.kind === 'table' && rows.length > 0 ? (
        rows.map((row) => (
          <div key={row.rowId} className={styles.row}>
            <span className={styles.rowName}>{rowName(node, order, row)}</span>
            <TwoVersions
              label={`${node.label} ${rowName(node, order, row)}`}
              names={names}
              mine={rowSideText(node, row, 'mine')}
              server={rowSideText(node, row, 'server')}
              chosen={rowChoice(row, choice)}
              choose={(side) => choose(withRowChoice(question, choice, row.rowId, side))}
            />
          </div>
        ))
      ) : (
        <TwoVersions
          label={node.label}
          names={names}
          mine={valueText(node, mine) || t('未填写')}
          server={valueText(node, server) || t('未填写')}
          chosen={choice === 'mine' || choice === 'server' ? choice : null}
          choose={choose}
        />
      )}
    </fieldset>
  )
}
