/** The tab of a unit's open invitations on the staff page: sent again or withdrawn, one by one or in a batch. */
import { StopOutlined } from '@ant-design/icons'
import { permission } from '@/api/permission'
import { formatDay } from '@/lib/time/beijing-time'
import { invitationStates, isInvitationState } from '@/lib/unit/invitation-states'
import { useRowSelection } from '@/shared/list/row-selection'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { Button } from '@/ui/Button'
import { DueTime } from '@/ui/DueTime'
import { named } from '@/ui/Name'
import { PageHeader } from '@/ui/PageHeader'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { BatchBar } from '@/work/components/BatchBar'
import { BatchReport } from '@/work/components/BatchReport'
import { useBatch } from '@/work/use-batch'
import { type UnitInvitationRowFragment, UnitInvitationsDocument } from '../graphql/invitations.permission.generated'
import { useCompany } from '../use-company'
import { useCompanySheet } from '../use-company-sheet'
import { useInvitationBatches } from '../use-invitation-batches'
import { AddStaff } from './AddStaff'
import { MaskedNumber } from './MaskedNumber'
import { RowAction } from './RowAction'
import rows from './rows.module.css'
import { StaffTabs } from './StaffTabs'

const isRenewable = ({ renewableAt, serverTime }: UnitInvitationRowFragment) => renewableAt <= serverTime

/** The columns that sort, as the contract names them. */
const orders = {
  name: 'NAME',
  sent: 'SENT',
  until: 'EXPIRES',
  state: 'STATE',
} as const

/** Invitations of the unit to people without an account: sent again, or withdrawn, one by one and in a batch. */
export function UnitInvitations() {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const state = useListState(['state', 'keyword'], { resetOn: ['tab'], orders })
  const { orderBy } = state
  const { keyword, state: at } = state.filters
  const filter = { keyword, state: isInvitationState(at) ? at : undefined }
  const answer = permission.useAnswer(UnitInvitationsDocument, {
    variables: { unitId, filter, orderBy, pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
  })
  const selection = useRowSelection<UnitInvitationRowFragment>({
    rowKey: ({ id }) => id,
    nameOf: ({ name }) => name,
    selectable: () => true,
  })
  const batch = useBatch(() => {
    selection.clear()
    answer.retry()
  })
  const { renew, withdraw } = useInvitationBatches(batch)
  const selected = [...selection.selected.values()]
  const renewable = selected.filter(isRenewable)
  const page = answer.data?.unitInvitations
  return (
    <>
      <PageHeader
        title={t('单位人员')}
        purpose={t('请没有账号的同事加入本单位：对方用收到短信的手机号码注册并接受后，成为单位人员。')}
        actions={wholeUnit && <AddStaff onAdded={answer.retry} />}
      />
      <StaffTabs invited={page?.open} />
      <BatchReport outcome={batch.outcome} onClose={batch.close} />
      <BatchBar count={selected.length} onClear={selection.clear}>
        <Button disabled={renewable.length === 0} onClick={() => renew(renewable)}>
          {t('再次邀请 {n} 人', { n: renewable.length })}
        </Button>
        <Button danger onClick={() => withdraw(selected)}>
          {t('撤回 {n} 份邀请', { n: selected.length })}
        </Button>
      </BatchBar>
      <WorkList
        label={t('邀请')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: Object.entries(invitationStates).map(([value, { label }]) => ({ value, label: t(label) })),
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('姓名或手机号码') },
        ]}
        columns={[
          {
            key: 'name',
            title: t('姓名'),
            render: ({ name, department }) => (
              <div className={rows.person}>
                <span className={rows.name}>{name}</span>
                {department && <span className={rows.secondary}>{department}</span>}
              </div>
            ),
          },
          {
            key: 'mobile',
            title: t('手机号码'),
            width: 180,
            render: ({ mobile, name }) => <MaskedNumber value={mobile} owner={name} />,
          },
          {
            key: 'sent',
            title: t('发送'),
            width: 150,
            render: ({ sentAt, invitedBy }) => (
              <div className={rows.person}>
                <span>{formatDay(sentAt)}</span>
                <span className={rows.secondary}>{named(invitedBy)}</span>
              </div>
            ),
          },
          {
            key: 'until',
            title: t('有效至'),
            width: 150,
            render: ({ expiresAt, serverTime, state }) => (
              <div className={rows.person}>
                <span>{formatDay(expiresAt)}</span>
                {state === 'OPEN' && <DueTime until={expiresAt} serverTime={serverTime} />}
              </div>
            ),
          },
          {
            key: 'state',
            title: t('状态'),
            width: 120,
            render: ({ state }) => {
              const { label, color } = invitationStates[state]
              return (
                <StatusTag color={color} icon={state === 'EXPIRED' ? <StopOutlined aria-hidden /> : undefined}>
                  {t(label)}
                </StatusTag>
              )
            },
          },
        ]}
        rowKey={({ id }) => id}
        selection={wholeUnit ? selection : undefined}
        rowActions={
          wholeUnit
            ? (row) => (
                <>
                  {isRenewable(row) && <RowAction label={t('再次邀请')} name={row.name} onClick={() => renew([row])} />}
                  <RowAction label={t('撤回')} name={row.name} danger onClick={() => withdraw([row])} />
                </>
              )
            : undefined
        }
        page={page}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('没有邀请。添加或导入没有账号的人员后，邀请会出现在这里，直到对方接受。')}
        exported={useCompanySheet('INVITATION', state.filters, orderBy)}
      />
    </>
  )
}
