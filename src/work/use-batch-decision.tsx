import { type ReactNode, useState } from 'react'
import { workflow } from '@/api/workflow'
import { type RowSelection, useRowSelection } from '@/shared/row-selection'
import { Button } from '@/ui/Button'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { BatchBar } from './components/BatchBar'
import { BatchReport } from './components/BatchReport'
import { ReasonDialog } from './components/ReasonDialog'
import { DecideWorksDocument, type WorkRowFragment } from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'
import { useBatch } from './use-batch'

/**
 * The same decision about several works of a list, which it names before it is made: passing them on, or returning them with one opinion.
 * Each is judged on its own; what was refused is told, with the reason.
 */
export function useBatchDecision(changed: () => void): { selection: RowSelection<WorkRowFragment>; bar: ReactNode } {
  const t = useT()
  const dialogs = useDialogs()
  const [returning, setReturning] = useState(false)
  const batch = useBatch(() => {
    selection.clear()
    changed()
  })
  const able = (work: WorkRowFragment, action: WorkAction) => work.decisions.some((one) => one === action)
  const selection = useRowSelection<WorkRowFragment>({
    rowKey: ({ id }) => id,
    nameOf: ({ title }) => title,
    selectable: (work) => able(work, 'PASS') || able(work, 'RETURN'),
  })
  const chosen = [...selection.chosen.values()]
  const [passed, returned] = [
    chosen.filter((work) => able(work, 'PASS')),
    chosen.filter((work) => able(work, 'RETURN')),
  ]
  const decide = (works: readonly WorkRowFragment[], action: 'PASS' | 'RETURN', opinion?: string) =>
    batch.run(action === 'PASS' ? t('通过') : t('退回修改'), async () => {
      const ids = works.map(({ id }) => id)
      const { decideWorks } = await workflow.mutate(DecideWorksDocument, { ids, action, opinion })
      const names = new Map(works.map(({ id, title }) => [id, title]))
      return decideWorks.map(({ id, done, code }) => ({ id, name: names.get(id) ?? null, done, code: code ?? null }))
    })
  const titles = (works: readonly WorkRowFragment[]) => works.map(({ title }) => `《${title}》`)
  const pass = () =>
    dialogs.confirm({
      title: t('通过 {n} 份？', { n: passed.length }),
      content: t('{names}。进入下一环节，不能再退回。', { names: titles(passed).join(t('、')) }),
      okText: t('通过'),
      cancelText: t('取消'),
      // Announced by the error link; the list is asked for again, and the dialog may close.
      onOk: () => decide(passed, 'PASS').catch(() => undefined),
    })
  const bar = (
    <>
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={chosen.length} onClear={selection.clear}>
        <Button disabled={passed.length === 0} onClick={pass}>
          {t('通过 {n} 份', { n: passed.length })}
        </Button>
        <Button disabled={returned.length === 0} onClick={() => setReturning(true)}>
          {t('退回 {n} 份', { n: returned.length })}
        </Button>
      </BatchBar>
      <ReasonDialog
        open={returning}
        about={{ act: 'RETURN', ids: returned.map(({ id }) => id) }}
        title={t('退回 {n} 份', { n: returned.length })}
        names={titles(returned)}
        hint={t('填报人按意见修改后可以再次提交。')}
        label={t('退回意见')}
        okText={t('退回修改')}
        onCancel={() => setReturning(false)}
        onOk={async (reason) => {
          await decide(returned, 'RETURN', reason)
          setReturning(false)
        }}
      />
    </>
  )
  return { selection, bar }
}
