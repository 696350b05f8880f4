/** The list of national projects of a person or a unit that may get local matching, with its state and share. */
import { Link } from 'react-router-dom'
import { program } from '@/api/program'
import { useListState } from '@/shared/list/use-list-state'
import { WorkList } from '@/shared/list/WorkList'
import type { WorkListColumn } from '@/shared/list/work-list-rows'
import { PageHeader } from '@/ui/PageHeader'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/filing.module.css'
import { kindWords, statesOf } from '@/work/kind-words'
import { MatchingState, MatchingStep, matching } from '../components/MatchingStep'
import { type NationalFactsFragment, NationalProjectsDocument } from '../graphql/matching.program.generated'
import { nationalProjectPath } from '../paths'

/** The columns that sort, as the contract names them. */
const orders = {
  name: 'NAME',
  leader: 'LEADER',
  funding: 'FUNDING',
  limit: 'LIMIT',
  matched: 'MATCHED',
  share: 'SHARE',
  state: 'STATE',
} as const

/** National projects led by the person or their unit's people, with the state and share of local matching. */
export function NationalProjectsPage() {
  const t = useT()
  const state = useListState(['state', 'keyword'], { orders })
  const { orderBy } = state
  const words = kindWords(matching)
  const answer = program.useAnswer(NationalProjectsDocument, {
    variables: { ...state.filters, orderBy, pageNo: state.pageNo, pageSize: state.pageSize },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  const columns: WorkListColumn<NationalFactsFragment>[] = [
    {
      key: 'name',
      title: t('项目名称'),
      render: (nationalFacts) => (
        <div className={styles.name}>
          <Link
            to={
              nationalFacts.workId === null
                ? nationalProjectPath(nationalFacts.id)
                : words.overview({ id: nationalFacts.workId, unitId: '-' })
            }
          >
            {nationalFacts.name}
          </Link>
          <br />
          <span className={styles.secondary}>{`${nationalFacts.number} · ${nationalFacts.program}`}</span>
        </div>
      ),
    },
    {
      key: 'leader',
      title: t('项目负责人'),
      width: 110,
      render: (nationalFacts) => nationalFacts.leaderName,
    },
    {
      key: 'funding',
      title: t('国拨经费（万元）'),
      width: 140,
      align: 'end',
      render: (nationalFacts) => nationalFacts.funding,
    },
    {
      key: 'limit',
      title: t('可匹配上限（万元）'),
      width: 160,
      align: 'end',
      render: (nationalFacts) => nationalFacts.limit,
    },
    {
      key: 'matched',
      title: t('匹配经费（万元）'),
      width: 140,
      align: 'end',
      render: (nationalFacts) => nationalFacts.matched ?? '—',
    },
    {
      key: 'share',
      title: t('匹配比例'),
      width: 100,
      align: 'end',
      render: (nationalFacts) => (nationalFacts.share === null ? '—' : `${nationalFacts.share}%`),
    },
    {
      key: 'state',
      title: t('状态'),
      width: 130,
      render: (nationalFacts) => <MatchingState project={nationalFacts} />,
    },
  ]
  return (
    <>
      <PageHeader
        title={t('国家项目')}
        purpose={t('承担的国家项目及其地方匹配。重点项目由项目负责人申请匹配，其他项目按比例直接核定。')}
      />
      <WorkList
        label={t('国家项目')}
        state={state}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: t('状态'),
            options: [
              { value: 'NONE', label: t('未申请') },
              ...statesOf(matching).map(([value, { label }]) => ({ value, label: t(label) })),
              { value: 'DIRECT', label: t('直接核定') },
            ],
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('名称、编号、计划或负责人') },
        ]}
        columns={columns}
        rowKey={(nationalFacts) => nationalFacts.id}
        rowActions={(nationalFacts) => <MatchingStep project={nationalFacts} onRefused={answer.retry} />}
        page={answer.data?.nationalProjects}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        exported={{ nationalProjects: { ...state.filters, orderBy } }}
        empty={t('没有您或本单位人员牵头的国家项目。国家项目立项后由{commission}登记，如有遗漏请联系{commission}。')}
      />
    </>
  )
}
