/** The dialog that asks a member to take the unit's administration over. */
import { workflow } from '@/api/workflow'
import { useSmallForm } from '@/shared/form/use-small-form'
import { useT } from '@/ui/use-t'
import { ColleagueField } from '@/work/components/ColleagueField'
import { SmallFormDialog } from '@/work/components/SmallFormDialog'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { useCompany } from '../use-company'

export interface HandoverDialogProps {
  open: boolean
  onDone(): void
  onClose(): void
}

export function HandoverDialog({ open, onDone, onClose }: HandoverDialogProps) {
  const t = useT()
  const { unitId, unitName } = useCompany()
  const form = useSmallForm<'colleague'>({
    empty: { colleague: '' },
    check: ({ colleague: chosen }): { colleague?: string } => (chosen === '' ? { colleague: t('请选择接任人') } : {}),
    fields: { colleague: 'colleague' },
    call: ({ colleague: userId }) =>
      workflow.mutate(
        BeginWorkDocument,
        { kind: 'ADMINISTRATOR_HANDOVER', belongsTo: unitId, facts: { userId } },
        { background: true },
      ),
  })
  return (
    <SmallFormDialog
      open={open}
      title={t('移交管理员')}
      act={t('发出邀请')}
      note={t('对方接受后成为“{unit}”的单位管理员，您不再是管理员。接受之前您仍是管理员，可以撤回。', {
        unit: unitName,
      })}
      form={form}
      onDone={onDone}
      onClose={onClose}
    >
      <ColleagueField form={form} label={t('接任人')} />
    </SmallFormDialog>
  )
}
