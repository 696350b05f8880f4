/** The tab with the unit's people in the expert database, on the unit's page of experts. */

import { Link } from 'react-router-dom'
import { expert } from '@/api/expert'
import { expertEntryPath } from '@/features/expert/paths'
import { ownValue } from '@/lib/collections/own-value'
import { localizedText } from '@/lib/i18n/localized-text'
import { formatDay } from '@/lib/time/beijing-time'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import { Names, named, nameList } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { kindWords } from '@/work/kind-words'
import { type UnitExpertRowFragment, UnitExpertsDocument } from '../graphql/experts.expert.generated'
import { useCompany } from '../use-company'
import { useCompanySheet } from '../use-company-sheet'
import rows from './rows.module.css'

/** Whether the entry is being changed, by the filter's value in the URL. */
const changing: Readonly<Record<string, boolean>> = { changing: true, unchanged: false }

/** The columns that sort, as the contract names them. */
const orders = { name: 'NAME', state: 'SINCE', changed: 'CHANGED', reviews: 'REVIEWS' } as const

export function UnitExperts() {
  const t = useT()
  const { unitId, wholeUnit } = useCompany()
  const state = useListState(['state', 'keyword'], { resetOn: ['tab'], orders })
  const { orderBy } = state
  const { keyword, state: at = '' } = state.filters
  const answer = expert.useAnswer(UnitExpertsDocument, {
    variables: {
      unitId,
      filter: { keyword, changing: ownValue(changing, at) },
      orderBy,
      pageNo: state.pageNo,
      pageSize: state.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <WorkList
      label={t('在库专家')}
      state={state}
      filters={[
        {
          kind: 'select',
          name: 'state',
          label: t('信息变更'),
          options: [
            { value: 'changing', label: t('变更中') },
            { value: 'unchanged', label: t('没有变更') },
          ],
        },
        { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('姓名、职务或领域') },
      ]}
      columns={[
        { key: 'name', title: t('姓名'), render: (row) => <ExpertName row={row} /> },
        {
          key: 'fields',
          title: t('评审领域'),
          width: 220,
          render: ({ fields }) =>
            fields.map(({ name, nameEn }) => localizedText(name, nameEn)).join(t('、')) || t('无记录'),
        },
        { key: 'state', title: t('状态'), width: 200, render: (row) => <ExpertState row={row} /> },
        {
          key: 'changed',
          title: t('最近变更'),
          width: 120,
          render: ({ changedAt }) => (changedAt == null ? '—' : formatDay(changedAt)),
        },
        {
          key: 'reviews',
          title: t('本年评审'),
          width: 150,
          render: ({ reviewsGiven, reviewsSubmitted }) =>
            reviewsGiven === 0 ? '0' : t('{n} 项，已提交 {m} 项', { n: reviewsGiven, m: reviewsSubmitted }),
        },
      ]}
      rowKey={({ id }) => id}
      page={answer.data?.unitExperts}
      loading={answer.loading}
      failure={answer.failureText}
      onRetry={answer.retry}
      empty={
        wholeUnit
          ? t('本单位还没有人员进入专家库。审核通过的入库申请由{commission}批准后，专家会出现在这里。')
          : t('本部门还没有人员进入专家库。')
      }
      exported={useCompanySheet('UNIT_EXPERT', state.filters, orderBy)}
    />
  )
}

/** Name, with a link to the entry for who may open it, position and departments. */
function ExpertName({ row }: { row: UnitExpertRowFragment }) {
  const { wholeUnit } = useCompany()
  return (
    <div className={rows.person}>
      {wholeUnit ? (
        <Link to={expertEntryPath(row.id)} className={rows.name}>
          {named(row.userFullname)}
        </Link>
      ) : (
        <span className={rows.name}>{named(row.userFullname)}</span>
      )}
      <span className={rows.secondary}>
        <Names of={[row.userPosition, nameList(row.departments)]} />
      </span>
    </div>
  )
}

/** In the database since when, and the state of a change under way. */
function ExpertState({ row: { id, expertAt, editStatus, editId } }: { row: UnitExpertRowFragment }) {
  const t = useT()
  const { unitId } = useCompany()
  const words = kindWords('EXPERT_CHANGE')
  return (
    <div className={rows.state}>
      <StatusTag color="success">{t('在库')}</StatusTag>
      {expertAt != null && <span className={rows.secondary}>{t('入库 {day}', { day: formatDay(expertAt) })}</span>}
      {editStatus != null && editId != null && (
        <Link className={rows.secondary} to={words.address({ id: editId, unitId, creatorId: id })}>
          {t('变更：{state}', { state: t(words.state(String(editStatus)).label) })}
        </Link>
      )}
    </div>
  )
}
