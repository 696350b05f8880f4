/** Sends a unit's invitations again or withdraws them, for the list of invitations. */
import { permission } from '@/api/permission'
import type { InvitationOutcome } from '@/api/permission/schema.generated'
import { sendOnce } from '@/api/send-once'
import { useDialogs } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import type { RowOutcome } from '@/work/batch'
import type { Batch } from '@/work/use-batch'
import {
  RenewInvitationsDocument,
  type UnitInvitationRowFragment,
  WithdrawInvitationsDocument,
} from './graphql/invitations.permission.generated'
import { listedRows } from './listed-rows'
import { useCompany } from './use-company'

type Rows = readonly UnitInvitationRowFragment[]

const outcomes = (answers: readonly Pick<InvitationOutcome, 'id' | 'name' | 'done' | 'code'>[]): RowOutcome[] =>
  answers.map(({ name = null, code = null, ...rest }) => ({ ...rest, name, code }))

/** Sends invitations again, and withdraws them after asking. */
export function useInvitationBatches(batch: Batch) {
  const t = useT()
  const dialogs = useDialogs()
  const { unitId } = useCompany()
  const renew = (rows: Rows) =>
    void batch
      .run(t('再次邀请'), async () => {
        const sent = { unitId, ...listedRows(rows) }
        const { renewInvitations } = await sendOnce('renewInvitations', sent, (key) =>
          permission.mutate(RenewInvitationsDocument, { ...sent, key }),
        )
        return outcomes(renewInvitations)
      })
      // A refusal is announced, a missing result stands in the report.
      .catch(() => undefined)
  const withdraw = (rows: Rows) =>
    dialogs.confirm({
      title: t('撤回 {n} 份邀请？', { n: rows.length }),
      content: t('{names}。短信中的链接不再有效，邀请从列表中移除；需要时可以重新邀请。', {
        names: rows.map(({ name }) => name).join(t('、')),
      }),
      okText: t('撤回'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: () =>
        batch
          .run(t('撤回'), async () => {
            const sent = { unitId, ...listedRows(rows) }
            const { withdrawInvitations } = await sendOnce('withdrawInvitations', sent, (key) =>
              permission.mutate(WithdrawInvitationsDocument, { ...sent, key }),
            )
            return outcomes(withdrawInvitations)
          })
          .catch(() => undefined),
    })
  return { renew, withdraw }
}
