import { workflow } from '@/api/workflow'
import { useDialogs, useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { WithdrawWorkDocument } from '@/work/graphql/works.workflow.generated'
import type { DeclarationRowFragment } from './graphql/declarations.program.generated'

/**
 * Takes a declaration back after asking. A refusal (603003 when the unit has acted since) is announced; in every case the
 * caller looks again, since what is shown may be out of date.
 */
export function useWithdraw(onChanged: () => void): (declaration: DeclarationRowFragment) => void {
  const t = useT()
  const message = useMessages()
  const dialogs = useDialogs()
  return (declaration) => {
    dialogs.confirm({
      title: t('撤回《{name}》？', { name: declaration.name ?? t('未命名项目') }),
      content: t('撤回后回到“填报中”，可以修改后再次提交。请留意申报截止时间，截止后不能再提交。'),
      okText: t('撤回申报书'),
      cancelText: t('不撤回'),
      onOk: async () => {
        try {
          await workflow.mutate(WithdrawWorkDocument, { id: declaration.contentId })
          message.success(t('操作成功'))
        } catch {
          // Announced by the error link.
        } finally {
          onChanged()
        }
      },
    })
  }
}
