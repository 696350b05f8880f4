import { Link, useNavigate } from 'react-router-dom'
import { program } from '@/api/program'
import { workflow } from '@/api/workflow'
import { answerOf } from '@/shared/answer'
import { listPageSize, useListState } from '@/shared/use-list-state'
import { WorkList, type WorkListColumn } from '@/shared/WorkList'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import styles from '@/work/components/filing.module.css'
import { BeginWorkDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords, statesOf } from '@/work/kind-words'
import { type NationalFactsFragment, NationalProjectsDocument } from '../graphql/matching.program.generated'

const kind = 'MATCHING'

/** National projects led by the person, or by people of their unit, each with its local matching: state, and share of the national funding. */
export function NationalProjectsPage() {
  const t = useT()
  const state = useListState(['state', 'keyword'])
  const words = kindWords(kind)
  const answer = answerOf(
    program.useQuery(NationalProjectsDocument, {
      variables: { ...state.filters, pageNo: state.pageNo, pageSize: listPageSize },
      fetchPolicy: 'cache-and-network',
      background: true,
    }),
  )
  const columns: WorkListColumn<NationalFactsFragment>[] = [
    {
      key: 'name',
      title: t('项目名称'),
      render: (one) => (
        <div className={styles.name}>
          {one.workId === null ? (
            one.name
          ) : (
            <Link to={words.overview({ id: one.workId, unitId: '-' })}>{one.name}</Link>
          )}
          <br />
          <span className={styles.secondary}>{`${one.number} · ${one.program}`}</span>
        </div>
      ),
    },
    { key: 'leader', title: t('项目负责人'), width: 110, render: (one) => one.leaderName },
    { key: 'funding', title: t('国拨经费（万元）'), width: 140, align: 'end', render: (one) => one.funding },
    { key: 'limit', title: t('可匹配上限（万元）'), width: 160, align: 'end', render: (one) => one.limit },
    { key: 'matched', title: t('匹配经费（万元）'), width: 140, align: 'end', render: (one) => one.matched ?? '—' },
    {
      key: 'share',
      title: t('匹配比例'),
      width: 100,
      align: 'end',
      render: (one) => (one.share === null ? '—' : `${one.share}%`),
    },
    { key: 'state', title: t('状态'), width: 130, render: (one) => <MatchingState project={one} /> },
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
              ...statesOf(kind).map(([value, { label }]) => ({ value, label: t(label) })),
              { value: 'DIRECT', label: t('直接核定') },
            ],
          },
          { kind: 'keyword', name: 'keyword', label: t('关键词'), placeholder: t('名称、编号、计划或负责人') },
        ]}
        columns={columns}
        rowKey={(one) => one.id}
        rowActions={(one) => <NextStep project={one} onRefused={answer.retry} />}
        page={answer.data?.nationalProjects}
        loading={answer.loading}
        failure={answer.failureText}
        onRetry={answer.retry}
        empty={t('没有您或本单位人员牵头的国家项目。国家项目立项后由市科委登记，如有遗漏请联系市科委。')}
      />
    </>
  )
}

/** Where the matching of a project stands. */
function MatchingState({ project }: { project: NationalFactsFragment }) {
  const t = useT()
  if (!project.key) return <StatusTag color="cyan">{t('直接核定')}</StatusTag>
  if (project.state === null) return <StatusTag color="default">{t('未申请')}</StatusTag>
  const { label, colour } = kindWords(kind).state(project.state)
  return <StatusTag color={colour}>{t(label)}</StatusTag>
}

/** The row's next step: applying, going on, or looking. */
function NextStep({ project, onRefused }: { project: NationalFactsFragment; onRefused(): void }) {
  const t = useT()
  const navigate = useNavigate()
  const [begin, { loading }] = workflow.useMutation(BeginWorkDocument)
  const words = kindWords(kind)
  const { workId, mine, key, name, state } = project
  if (!key) return <>{t('无需申请')}</>
  if (workId === null && !mine) return <>{t('由项目负责人申请')}</>
  if (workId !== null) {
    const filling = mine && (state === 'FILLING' || state === 'RETURNED')
    const place = { id: workId, unitId: '-', formId: 'national-matching' }
    const label = filling ? t('继续填报') : t('查看')
    return (
      <Link
        to={(filling && words.form(place)) || words.overview(place)}
        aria-label={t('{action}：{name}', { action: label, name })}
      >
        {label}
      </Link>
    )
  }
  const start = () =>
    begin({ variables: { kind, belongsTo: project.id } })
      .then(({ data }) => data && navigate(words.form(data.beginWork) ?? words.overview(data.beginWork)))
      // Announced; the list is asked for again.
      .catch(onRefused)
  return (
    <Button
      type="link"
      size="small"
      loading={loading}
      aria-label={t('{action}：{name}', { action: t('申请匹配'), name })}
      onClick={() => void start()}
    >
      {t('申请匹配')}
    </Button>
  )
}
