/** The imitated sign-in page of the one-stop service (一网通办). */
import { Choices } from './Choices'
import type { PlatformPageProps } from './platform-page-props'

const choices = [
  ['ywtb-chen', '个人：陈思远（已绑定科研人员）'],
  ['ywtb-lin', '个人：林晓岚（首次使用）'],
  ['ywtb-gu', '个人：顾明哲（首次使用，没有账号）'],
  ['ywtb-university', '法人：上海申江大学（已登记）'],
  ['ywtb-unknown', '法人：上海新禾数据科技有限公司（未登记）'],
  ['access_denied', '取消登录'],
  ['temporarily_unavailable', '服务暂停'],
] as const

/** Plays the one-stop service: the chosen person counts as signed in there. */
export function OneStop({ url }: PlatformPageProps) {
  return (
    <main className="external-platform">
      <h1>一网通办（演示）</h1>
      <p>选择在一网通办登录的用户：</p>
      <Choices url={url} options={choices} />
    </main>
  )
}
