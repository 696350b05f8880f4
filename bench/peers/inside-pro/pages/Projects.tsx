/**
 * The list of projects of the peer app of `bench/pages-peers.mjs`: search, pages and states, as in the portal's list.
 */
import { PageContainer, ProTable } from '@ant-design/pro-components'
import dayjs from 'dayjs'
import { Link } from 'react-router-dom'
import { type WorkRowFragment, WorksDocument } from '@/work/graphql/works.workflow.generated'
import { workflow } from '../client'

/** One's own applications: searched, paged, with how each stands. */
export function Projects() {
  return (
    <PageContainer title={<h1 style={{ font: 'inherit' }}>我的项目</h1>}>
      <ProTable<WorkRowFragment>
        rowKey="id"
        request={async ({ current = 1, pageSize = 20 }) => {
          const filter = { kinds: ['DECLARATION'], scope: 'OWN' as const }
          const { data } = await workflow.query({
            query: WorksDocument,
            variables: { filter, pageNo: current, pageSize },
          })
          return { data: data?.works.items, total: data?.works.total, success: data !== undefined }
        }}
        columns={[
          { title: '编号', dataIndex: 'number' },
          { title: '名称', dataIndex: 'title' },
          { title: '单位', dataIndex: 'unitName', search: false },
          { title: '年度', dataIndex: 'year', valueType: 'select' },
          { title: '状态', dataIndex: 'stateLabel', search: false },
          { title: '截止', search: false, render: (_, { dueAt }) => (dueAt ? dayjs(dueAt).format('YYYY-MM-DD') : '') },
          {
            title: '操作',
            valueType: 'option',
            render: (_, { id }) => [
              <Link key="open" to={`/project/${id}`}>
                查看
              </Link>,
            ],
          },
        ]}
      />
    </PageContainer>
  )
}
