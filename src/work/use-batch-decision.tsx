/** The hook behind a list's batch decisions: choice, preview dialog, report; lists of the commission and of units use it. */

import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { randomId } from '@/lib/random-id'
import { withoutGovernment } from '@/lib/routing/government-prefix'
import { type RowSelection, useRowSelection } from '@/shared/list/row-selection'
import { Button } from '@/ui/Button'
import { lazyDialog, lazyPart } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { useDecisionBatches } from './batch/use-decision-batches'
import { BatchBar } from './components/BatchBar'
import type { BatchDecisionDialogProps } from './components/BatchDecisionDialog'
import { BatchReport } from './components/BatchReport'
import type { WorkAction } from './kind'
import { type Batch, useBatch } from './use-batch'
import { refreshWaiting } from './use-waiting'

const BatchDecisionDialog = lazyDialog<BatchDecisionDialogProps>(() =>
  import('./components/BatchDecisionDialog').then((module) => module.BatchDecisionDialog),
)

const DecisionReport = lazyPart(() => import('./components/DecisionReport').then((module) => module.DecisionReport))

/** Texts of a decision about several rows; `{n}` is the number, `{verb}` the verb. */
interface DecisionText {
  many: string
  title: string
  hint: string
  /** Additional data sent with each row. */
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
  pass: {
    many: text('通过 {n} 份'),
    title: text('通过 {n} 份？'),
    hint: text('通过后各份的状态如下，之后不能再退回。'),
  },
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

/** The decision that the dialog is about. */
interface Deciding<Row> {
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

/** Identifies the current list; its filters and pages do not change the id. */
function useListId(): string {
  const { pathname, search } = useLocation()
  return [withoutGovernment(pathname), new URLSearchParams(search).get('tab') ?? ''].join(' ')
}

/**
 * One decision about several work items of a list: previewed by name, sent in parts, reported per item, and taken back
 * within ten minutes. Each item is judged by itself.
 */
export function useBatchDecision<Row extends DecidedRow>(decided: Decided<Row>): BatchDecision<Row> {
  const { nameOf, open, labelOf = nameOf, words = usualDecisions } = decided
  const t = useT()
  const list = useListId()
  const changed = () => {
    selection.clear()
    decided.changed()
    void refreshWaiting()
  }
  const batch = useBatch(changed)
  const decisions = useDecisionBatches(list, changed)
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
  const [deciding, setDeciding] = useState<Deciding<Row>>({ open: false, step: passing, rows: [] })
  const chosen = [...selection.selected.values()]
  const begin = (step: OtherDecision, rows: readonly Row[]) => setDeciding({ open: true, step, rows })
  const close = () => setDeciding({ ...deciding, open: false })
  const reports = useRef<HTMLDivElement>(null)
  // The button that opened the dialog leaves with the selection. Without a place to return to, the focus goes to the report.
  const focusReport = () => {
    const at = document.activeElement
    if (at === document.body || at?.closest('[role="dialog"]')) reports.current?.focus()
  }
  const { step, rows } = deciding
  const { action, verb, facts } = step
  const papers = rows.map((row) => ({
    ...{ id: row.id, name: labelOf(row) },
    ...(row.submittedRevision != null && { revision: row.submittedRevision }),
  }))
  const bar = (
    <>
      {decisions.batches.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of reports is no fieldset
        <div ref={reports} role="group" tabIndex={-1} aria-label={t('办理结果')}>
          {decisions.batches
            .filter(({ entry }) => !(deciding.open && entry.key === decisions.progress?.key))
            .map((one) => (
              <DecisionReport key={one.entry.key} batch={one} actions={decisions} />
            ))}
        </div>
      )}
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
      <BatchDecisionDialog
        open={deciding.open}
        papers={papers}
        action={action}
        facts={facts}
        title={t(step.title, { n: rows.length, verb: t(verb) })}
        hint={t(step.hint)}
        label={step.label === undefined ? undefined : t(step.label)}
        okText={t(verb)}
        progress={decisions.progress}
        onStop={decisions.stop}
        onClose={close}
        afterClose={focusReport}
        onDecide={async (opinion) => {
          await decisions.send({ key: randomId(), list, at: Date.now(), action, verb, opinion, facts, papers })
          close()
        }}
      />
    </>
  )
  return { batch, selection, bar, pass: (rows) => begin(passing, rows), refuse: (rows) => begin(words.against, rows) }
}
