import { type ReactNode, useState } from 'react'
import { workflow } from '@/api/workflow'
import { text } from '@/lib/i18n/i18n'
import { type RowSelection, useRowSelection } from '@/shared/list/row-selection'
import { Button } from '@/ui/Button'
import { useDialogs } from '@/ui/feedback'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { BatchBar } from './components/BatchBar'
import { BatchReport } from './components/BatchReport'
import type { ReasonDialogProps } from './components/ReasonDialog'
import { DecideWorksDocument } from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'
import { type Batch, useBatch } from './use-batch'

const ReasonDialog = lazyDialog<ReasonDialogProps>(() =>
  import('./components/ReasonDialog').then((module) => module.ReasonDialog),
)

/** Texts of deciding about rows, one by one and in a batch; `{n}` is the number, `{names}` the names. */
export interface DecisionWords {
  pass: { many: string; title: string; hint: string }
  /** The negative decision; it always has a reason. */
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
  /** Called when the list is outdated. */
  changed(): void
  nameOf(row: Row): string
  /** Whether a decision is open for a row. */
  open(row: Row, action: WorkAction): boolean
  /** A row's name in the question; default: its name. */
  labelOf?(row: Row): string
  words?: DecisionWords
  /** Further batch actions: their selectable rows and buttons. */
  more?(batch: Batch): { selectable(row: Row): boolean; buttons(chosen: readonly Row[]): ReactNode }
}

interface BatchDecision<Row> {
  batch: Batch
  selection: RowSelection<Row>
  /** Batch actions, the report and the dialogs; placed above the list. */
  bar: ReactNode
  /** Asks, then decides about these rows. */
  pass(rows: readonly Row[]): void
  refuse(rows: readonly Row[]): void
}

/**
 * One decision about several work items of a list, which are named before it is made: pass, or the negative decision
 * with one reason. Each is judged by itself; refused ones are reported with their reason.
 */
export function useBatchDecision<Row extends { id: string }>(decided: Decided<Row>): BatchDecision<Row> {
  const { nameOf, open, labelOf = nameOf, words = usual } = decided
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
      content: t(words.pass.hint, { names: rows.map(labelOf).join(t('、')) }),
      okText: t('通过'),
      cancelText: t('取消'),
      // The error link has announced it; the list reloads, and the dialog may close.
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
        names={refusing.rows.map(labelOf)}
        hint={t(words.against.hint)}
        label={t(words.against.label)}
        okText={t(words.against.verb)}
        onClose={close}
        onOk={async (reason) => {
          await decide(refusing.rows, against, reason)
          close()
        }}
      />
    </>
  )
  return { batch, selection, bar, pass, refuse }
}
