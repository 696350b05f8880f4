import { type ReactNode, useState } from 'react'
import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n'
import { type RowSelection, useRowSelection } from '@/shared/row-selection'
import { Button } from '@/ui/Button'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { BatchBar } from './components/BatchBar'
import { BatchReport } from './components/BatchReport'
import { ReasonDialog } from './components/ReasonDialog'
import { DecideWorksDocument } from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'
import { type Batch, useBatch } from './use-batch'

/** What deciding about rows of a list is called, one by one and in a batch; `{n}` is how many, `{names}` which. */
export interface DecisionWords {
  pass: { many: string; title: string; hint: string }
  /** The decision against what waits, always with a reason. */
  against: { action: WorkAction; verb: string; many: string; title: string; hint: string; label: string }
}

const usual: DecisionWords = {
  pass: { many: text('通过 {n} 份'), title: text('通过 {n} 份？'), hint: text('{names}。进入下一环节，不能再退回。') },
  against: {
    action: 'RETURN',
    verb: text('退回修改'),
    many: text('退回 {n} 份'),
    title: text('退回 {n} 份'),
    hint: text('填报人按意见修改后可以再次提交。'),
    label: text('退回意见'),
  },
}

interface Decided<Row> {
  /** The list is out of date. */
  changed(): void
  nameOf(row: Row): string
  /** Whether a decision is open at a row. */
  open(row: Row, action: WorkAction): boolean
  /** How a row is named before it is decided about; absent: by its name. */
  said?(row: Row): string
  words?: DecisionWords
  /** What else a batch may do: with which rows, and its buttons. */
  more?(batch: Batch): { selectable(row: Row): boolean; buttons(chosen: readonly Row[]): ReactNode }
}

interface BatchDecision<Row> {
  batch: Batch
  selection: RowSelection<Row>
  /** What can be done with the chosen rows, what came of it, and the dialogs; it stands above the list. */
  bar: ReactNode
  /** Asks, then decides about these rows. */
  pass(rows: readonly Row[]): void
  refuse(rows: readonly Row[]): void
}

/**
 * The same decision about several works of a list, which it names before it is made: passing them on, or the opposite with one reason.
 * Each is judged on its own; what was refused is told, with the reason.
 */
export function useBatchDecision<Row extends { id: string }>(decided: Decided<Row>): BatchDecision<Row> {
  const { nameOf, open, said = nameOf, words = usual } = decided
  const t = useT()
  const dialogs = useDialogs()
  const against = words.against.action
  const batch = useBatch(() => {
    selection.clear()
    decided.changed()
  })
  const more = decided.more?.(batch)
  const selection = useRowSelection<Row>({
    rowKey: ({ id }) => id,
    nameOf,
    selectable: (row) => open(row, 'PASS') || open(row, against) || more?.selectable(row) === true,
  })
  const [refusing, setRefusing] = useState<{ open: boolean; rows: readonly Row[] }>({ open: false, rows: [] })
  const chosen = [...selection.chosen.values()]
  const [passing, refused] = [chosen.filter((row) => open(row, 'PASS')), chosen.filter((row) => open(row, against))]
  const decide = (rows: readonly Row[], action: WorkAction, opinion?: string) =>
    batch.run(action === 'PASS' ? t('通过') : t(words.against.verb), async () => {
      const ids = rows.map(({ id }) => id)
      const { decideWorks } = await workflow.mutate(DecideWorksDocument, { ids, action, opinion })
      const names = new Map(rows.map((row) => [row.id, nameOf(row)]))
      return decideWorks.map(({ id, done, code }) => ({ id, name: names.get(id) ?? null, done, code: code ?? null }))
    })
  const pass = (rows: readonly Row[]) =>
    void dialogs.confirm({
      title: t(words.pass.title, { n: rows.length }),
      content: t(words.pass.hint, { names: rows.map(said).join(t('、')) }),
      okText: t('通过'),
      cancelText: t('取消'),
      // Announced by the error link; the list is asked for again, and the dialog may close.
      onOk: () => decide(rows, 'PASS').catch(() => undefined),
    })
  const refuse = (rows: readonly Row[]) => setRefusing({ open: true, rows })
  const close = () => setRefusing({ ...refusing, open: false })
  const bar = (
    <>
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={chosen.length} onClear={selection.clear}>
        <Button disabled={passing.length === 0} onClick={() => pass(passing)}>
          {t(words.pass.many, { n: passing.length })}
        </Button>
        <Button disabled={refused.length === 0} onClick={() => refuse(refused)}>
          {t(words.against.many, { n: refused.length })}
        </Button>
        {more?.buttons(chosen)}
      </BatchBar>
      <ReasonDialog
        open={refusing.open}
        about={{ act: against, ids: refusing.rows.map(({ id }) => id) }}
        title={t(words.against.title, { n: refusing.rows.length })}
        names={refusing.rows.map(said)}
        hint={t(words.against.hint)}
        label={t(words.against.label)}
        okText={t(words.against.verb)}
        onCancel={close}
        onOk={async (reason) => {
          await decide(refusing.rows, against, reason)
          close()
        }}
      />
    </>
  )
  return { batch, selection, bar, pass, refuse }
}
