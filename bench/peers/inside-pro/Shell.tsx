/** The layout of the peer app of `bench/pages-peers.mjs`, built with Ant Design Pro: menu, bell, signed-in person. */
import {
  BankOutlined,
  BellOutlined,
  FileTextOutlined,
  HomeOutlined,
  LogoutOutlined,
  MailOutlined,
  ProjectOutlined,
  SettingOutlined,
  TeamOutlined,
  TrophyOutlined,
} from '@ant-design/icons'
import { ProLayout } from '@ant-design/pro-components'
import { useQuery } from '@apollo/client/react'
import { Badge, Dropdown, Spin } from 'antd'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { CurrentUserDocument } from '@/session/graphql/session.permission.generated'
import { UnreadMessagesDocument } from '@/shared/graphql/messages.message.generated'
import { message } from './client'

const menu = {
  routes: [
    { path: '/', name: '首页', icon: <HomeOutlined /> },
    { path: '/my-project', name: '我的项目', icon: <ProjectOutlined /> },
    { path: '/guides', name: '申报指南', icon: <FileTextOutlined /> },
    { path: '/awards', name: '科技奖励', icon: <TrophyOutlined /> },
    { path: '/bases', name: '基地平台', icon: <BankOutlined /> },
    { path: '/experts', name: '专家库', icon: <TeamOutlined /> },
    { path: '/mail', name: '消息', icon: <MailOutlined /> },
    { path: '/account', name: '账号', icon: <SettingOutlined /> },
  ],
}

const systems = ['s01', 's02', 's09', 's10', 's23']

/** What is around every page: menu, bell, who is signed in. */
export function Shell() {
  const { pathname } = useLocation()
  const { data } = useQuery(CurrentUserDocument)
  const unread = useQuery(UnreadMessagesDocument, {
    client: message,
    variables: { system: systems, pageNo: 1, pageSize: 5 },
  }).data
  if (!data) return <Spin fullscreen />
  return (
    <ProLayout
      title="科技管理平台"
      logo={false}
      layout="mix"
      route={menu}
      location={{ pathname }}
      menuItemRender={(item, dom) => <Link to={item.path ?? '/'}>{dom}</Link>}
      actionsRender={() => [
        <Badge key="bell" count={(unread?.notices.total ?? 0) + (unread?.inbox.total ?? 0)} size="small">
          <BellOutlined />
        </Badge>,
      ]}
      avatarProps={{
        title: data.user.userFullname ?? data.user.userName ?? '',
        size: 'small',
        render: (_, dom) => (
          <Dropdown menu={{ items: [{ key: 'out', icon: <LogoutOutlined />, label: '退出登录' }] }}>{dom}</Dropdown>
        ),
      }}
    >
      <Outlet />
    </ProLayout>
  )
}
