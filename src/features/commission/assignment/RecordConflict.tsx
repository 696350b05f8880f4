/** The form that records a conflict which the portal does not know of, in the dialog of a paper. */
import { evaluation } from '@/api/evaluation'
import { sendOnce } from '@/api/send-once'
import { tooLong } from '@/lib/validation/too-long'
import { SmallFormLongText } from '@/shared/form/SmallFormFields'
import { useFormDraft } from '@/shared/form/use-form-draft'
import type { Wrong } from '@/shared/form/use-small-form'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { PlainInput, PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import { RecordConflictDocument } from '../graphql/assignment.evaluation.generated'
import type { Panel, PanelConflict, PanelExpert, PanelPaper } from './choice'
import { conflictKinds } from './conflict-words'
import { usePanelWords } from './use-panel-words'

type Name = 'kind' | 'weight' | 'detail' | 'source'

const longestDetail = 200
const longestSource = 50

interface RecordConflictProps {
  panel: Panel
  paper: PanelPaper
  expert: PanelExpert
  onClose(): void
}

/** Records a conflict between a paper and an expert that the portal does not know of: kind, weight, sentence and source. */
export function RecordConflict({ panel, paper, expert, onClose }: RecordConflictProps) {
  const t = useT()
  const messages = useMessages()
  const { paperName } = usePanelWords(panel)
  const labels: Readonly<Record<Name, string>> = {
    kind: t('关系类别'),
    weight: t('处理'),
    detail: t('利害关系'),
    source: t('信息来源'),
  }
  const form = useFormDraft<Name>({
    thing: JSON.stringify(['record-conflict', panel.id, paper.id, expert.expertId]),
    labels,
    empty: { kind: 'OTHER', weight: 'HARD', detail: '', source: '' },
    check(values) {
      const wrong: Wrong<Name> = {}
      for (const [name, longest] of [
        ['detail', longestDetail],
        ['source', longestSource],
      ] as const) {
        const label = labels[name]
        const value = values[name].trim()
        const problem = value === '' ? t('请输入{label}', { label }) : tooLong(label, value, longest)
        if (problem) wrong[name] = problem
      }
      return wrong
    },
    fields: {},
    call({ kind, weight, detail, source }) {
      const conflict = {
        ...{ paperId: paper.id, expertId: expert.expertId },
        ...{ kind: kind as PanelConflict['kind'], weight: weight as PanelConflict['weight'] },
        ...{ detail: detail.trim(), source: source.trim() },
      }
      return sendOnce('recordConflict', { panelId: panel.id, conflict }, (key) =>
        evaluation.mutate(RecordConflictDocument, { panelId: panel.id, key, conflict }, { background: true }),
      )
    },
  })
  const choice = (name: 'kind' | 'weight', options: readonly { value: string; label: string }[]) => (
    <FormField id={form.idOf(name)} label={labels[name]} required error={form.wrong[name]}>
      {(control) => (
        <PlainSelect
          {...control}
          value={form.values[name]}
          options={options}
          onChange={({ target }) => form.set(name, target.value)}
        />
      )}
    </FormField>
  )
  return (
    <SmallFormDialog
      open
      title={t('{action}：{name}', { action: t('登记利害关系'), name: expert.name })}
      act={t('登记')}
      note={t('{paper}。登记内容和您的姓名会记入办理记录，不能修改；申报人和专家看不到。', {
        paper: paperName(paper.id),
      })}
      form={form}
      onDone={() => {
        messages.success(t('利害关系已登记'))
        onClose()
      }}
      onClose={onClose}
    >
      {choice(
        'kind',
        Object.entries(conflictKinds).map(([value, label]) => ({ value, label: t(label) })),
      )}
      {choice('weight', [
        { value: 'HARD', label: t('必须回避') },
        { value: 'SOFT', label: t('须说明理由') },
      ])}
      <SmallFormLongText form={form} name="detail" label={labels.detail} limit={longestDetail} />
      <FormField id={form.idOf('source')} label={labels.source} required error={form.wrong.source}>
        {(control) => (
          <PlainInput
            {...control}
            value={form.values.source}
            onChange={({ target }) => form.set('source', target.value)}
          />
        )}
      </FormField>
    </SmallFormDialog>
  )
}
