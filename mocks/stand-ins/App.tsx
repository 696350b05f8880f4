import { fullAddress, withBase } from '@/lib/base-path'

/** Plays a system that people sign in to with their account of the portal: tells what it was given. */
export function App() {
  const query = new URLSearchParams(window.location.search)
  const refused = query.get('error') !== null
  const enter = withBase(`/oauth/userLogin?redirectUrl=${encodeURIComponent(fullAddress('/stand-in/app'))}&state=demo`)
  return (
    <main className="stand-in">
      <h1>演示接入系统</h1>
      <p>
        {query.get('code')
          ? '已收到授权，登录成功。'
          : refused
            ? '您拒绝了授权，没有登录。'
            : '请使用科技创新管理服务平台的账号登录。'}
      </p>
      <p>
        <a href={enter}>使用平台账号登录</a>
      </p>
      <p>
        <a href={withBase('/')}>返回平台</a>
      </p>
    </main>
  )
}
