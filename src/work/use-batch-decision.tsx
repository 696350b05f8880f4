import { type ReactNode, useState } from 'react'
import { sendOnce } from '@/api/send-once'
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

/** Texts of a decision about several rows; `{n}` is the number, `{names}` the names, `{verb}` the verb. */
interface DecisionText {
  many: string
  title: string
  hint: string
  /** What is sent besides about each row. */
  facts?: Readonly<Record<string, unknown>>
}

/** A decision other than passing; with a `label` it has a reason, named so. */
export interface OtherDecision extends DecisionText {
  action: WorkAction
  verb: string
  label?: string
}

/** Texts of deciding about rows, one by one and in a batch. */
export interface DecisionWords {
  pass: DecisionText
  /** The negative decision; it always has a reason. */
  against: OtherDecision & { label: string }
  /** Further decisions: those without a reason stand before passing, the others last. */
  also?: readonly OtherDecision[]
}

export const usualDecisions: DecisionWords = {
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

/** A row that can be decided about; the revision its content was read in, where the list knows it. */
interface DecidedRow {
  id: string
  submittedRevision?: number | null
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
  more?(batch: Batch): { selectable(row: Row): boolean; buttons(selected: readonly Row[]): ReactNode }
}

/** The rows that a negative decision with a reason is about. */
interface Refusing<Row> {
  open: boolean
  step: OtherDecision
  rows: readonly Row[]
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
 * One decision about several work items of a list, which are named before it is made: pass, or a negative decision with
 * one reason. Each is judged by itself; refused ones are reported with their reason.
 */
export function useBatchDecision<Row extends DecidedRow>(decided: Decided<Row>): BatchDecision<Row> {
  const { nameOf, open, labelOf = nameOf, words = usualDecisions } = decided
  const t = useT()
  const dialogs = useDialogs()
  const batch = useBatch(() => {
    selection.clear()
    decided.changed()
  })
  const more = decided.more?.(batch)
  const passing: OtherDecision = { action: 'PASS', verb: text('通过'), ...words.pass }
  const { also = [] } = words
  const [plain, reasoned] = [also.filter((one) => !one.label), also.filter((one) => one.label)]
  const steps = [...plain, passing, words.against, ...reasoned]
  const selection = useRowSelection<Row>({
    rowKey: ({ id }) => id,
    nameOf,
    selectable: (row) => steps.some(({ action }) => open(row, action)) || more?.selectable(row) === true,
  })
  const [refusing, setRefusing] = useState<Refusing<Row>>({ open: false, step: words.against, rows: [] })
  const chosen = [...selection.selected.values()]
  const decide = (rows: readonly Row[], { action, verb, facts }: OtherDecision, opinion?: string) =>
    batch.run(t(verb), async () => {
      const seen = rows.flatMap(({ id, submittedRevision: revision }) => (revision == null ? [] : [{ id, revision }]))
      const decision = { ids: rows.map(({ id }) => id), action, opinion, facts, seen }
      const { decideWorks } = await sendOnce('decideWorks', decision, (key) =>
        workflow.mutate(DecideWorksDocument, { ...decision, key }),
      )
      const names = new Map(rows.map((row) => [row.id, nameOf(row)]))
      return decideWorks.map(({ id, done, code }) => ({ id, name: names.get(id) ?? null, done, code: code ?? null }))
    })
  const begin = (step: OtherDecision, rows: readonly Row[]) => {
    if (step.label !== undefined) return setRefusing({ open: true, step, rows })
    dialogs.confirm({
      title: t(step.title, { n: rows.length }),
      content: t(step.hint, { names: rows.map(labelOf).join(t('、')) }),
      okText: t(step.verb),
      cancelText: t('取消'),
      // The error link has announced it; the list reloads, and the dialog may close.
      onOk: () => decide(rows, step).catch(() => undefined),
    })
  }
  const close = () => setRefusing({ ...refusing, open: false })
  const { step } = refusing
  const bar = (
    <>
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={chosen.length} onClear={selection.clear}>
        {steps.map((step) => {
          const rows = chosen.filter((row) => open(row, step.action))
          return (
            <Button key={step.action} disabled={rows.length === 0} onClick={() => begin(step, rows)}>
              {t(step.many, { n: rows.length, verb: t(step.verb) })}
            </Button>
          )
        })}
        {more?.buttons(chosen)}
      </BatchBar>
      <ReasonDialog
        open={refusing.open}
        about={{ act: step.action, ids: refusing.rows.map(({ id }) => id) }}
        title={t(step.title, { n: refusing.rows.length, verb: t(step.verb) })}
        names={refusing.rows.map(labelOf)}
        hint={t(step.hint)}
        label={t(step.label ?? words.against.label)}
        okText={t(step.verb)}
        onClose={close}
        onOk={async (reason) => {
          await decide(refusing.rows, step, reason)
          close()
        }}
      />
    </>
  )
  return { batch, selection, bar, pass: (rows) => begin(passing, rows), refuse: (rows) => begin(words.against, rows) }
}
