/** An imitated outside system that people sign in to with their portal account: shows the parameters it got. */
import { withBase } from '@/lib/routing/base-path'
import type { PlatformPageProps } from './platform-page-props'

export function App({ url: { origin, pathname, searchParams }, base }: PlatformPageProps) {
  const refused = searchParams.get('error') !== null
  const back = encodeURIComponent(origin + pathname)
  const enter = withBase(`/oauth/userLogin?redirectUrl=${back}&state=demo`, base)
  return (
    <main className="external-platform">
      <h1>演示接入系统</h1>
      <p>
        {searchParams.get('code')
          ? '已收到授权，登录成功。'
          : refused
            ? '您拒绝了授权，没有登录。'
            : '请使用科技创新管理服务平台的账号登录。'}
      </p>
      <p>
        <a href={enter}>使用平台账号登录</a>
      </p>
      <p>
        <a href={withBase('/', base)}>返回平台</a>
      </p>
    </main>
  )
}
