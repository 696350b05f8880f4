/** The home page of the peer app of `bench/pages-peers.mjs`: to-dos, guides and news, as on the portal's home. */
import { PageContainer, ProCard } from '@ant-design/pro-components'
import { useQuery } from '@apollo/client/react'
import { Button, List, Skeleton, Tag } from 'antd'
import dayjs from 'dayjs'
import { HomeOpenGuidesDocument } from '@/features/home/graphql/home.program.generated'
import { CurrentUserDocument } from '@/session/graphql/session.permission.generated'
import { UnreadMessagesDocument } from '@/shared/graphql/messages.message.generated'
import { TodosDocument, type TodosQueryVariables } from '@/work/graphql/todos.workflow.generated'
import { message, program, workflow } from '../client'

function Todos({ title, pile }: { title: string; pile: TodosQueryVariables['pile'] }) {
  const { data } = useQuery(TodosDocument, { client: workflow, variables: { pile, pageNo: 1, pageSize: 50 } })
  if (!data) return <Skeleton active />
  return (
    <ProCard title={`${title} (${data.todos.total})`}>
      <List
        dataSource={data.todos.items.slice(0, 5)}
        rowKey="id"
        renderItem={(todo) => (
          <List.Item actions={[<Button key="go">去处理</Button>]}>
            <List.Item.Meta title={todo.title} description={todo.unitName} />
            {todo.dueAt && <Tag color="volcano">{dayjs(todo.dueAt).format('YYYY-MM-DD')}</Tag>}
          </List.Item>
        )}
      />
    </ProCard>
  )
}

function Guides() {
  const { data } = useQuery(HomeOpenGuidesDocument, { client: program, variables: { pageSize: 5 } })
  if (!data) return <Skeleton active />
  return (
    <ProCard title="正在申报">
      <List
        dataSource={data.guides.items}
        rowKey="id"
        renderItem={(guide) => (
          <List.Item>
            <List.Item.Meta title={guide.title} description={guide.department} />
            {dayjs(guide.closesAt).format('YYYY-MM-DD')}
          </List.Item>
        )}
      />
    </ProCard>
  )
}

function Messages() {
  const { data } = useQuery(UnreadMessagesDocument, {
    client: message,
    variables: { system: ['s01', 's02', 's09', 's10', 's23'], pageNo: 1, pageSize: 5 },
  })
  if (!data) return <Skeleton active />
  return (
    <ProCard title="消息">
      <List
        dataSource={[...data.notices.items, ...data.inbox.items]}
        rowKey="_id"
        renderItem={(one) => <List.Item>{one.title}</List.Item>}
      />
    </ProCard>
  )
}

/** What waits, what can be applied for, what is new: the content of the portal's home. */
export function Home() {
  const { data } = useQuery(CurrentUserDocument)
  return (
    <PageContainer title={<h1 style={{ font: 'inherit' }}>您好，{data?.user.userFullname}</h1>}>
      <ProCard ghost gutter={16}>
        <ProCard ghost direction="column" gutter={[0, 16]}>
          <Todos title="待我处理" pile="DO" />
          <Todos title="等待他人" pile="OTHERS" />
        </ProCard>
        <ProCard ghost direction="column" gutter={[0, 16]}>
          <Guides />
          <Messages />
        </ProCard>
      </ProCard>
    </PageContainer>
  )
}
