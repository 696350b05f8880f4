import { serverNow } from '../clock'
import { giveTicket } from '../ways-in/tickets'
import { goBack } from './go-back'

const accounts = [
  { id: 'ywtb-chen', name: '个人：陈思远', note: '已绑定科研人员' },
  { id: 'ywtb-lin', name: '个人：林晓岚', note: '首次使用' },
  { id: 'ywtb-gu', name: '个人：顾明哲', note: '首次使用，没有账号' },
  { id: 'ywtb-university', name: '法人：上海申江大学', note: '已登记' },
  { id: 'ywtb-unknown', name: '法人：上海新禾数据科技有限公司', note: '未登记' },
] as const

/** Plays the one-stop service: whoever is chosen has signed in there. */
export function OneStop() {
  return (
    <main className="stand-in">
      <h1>一网通办（演示）</h1>
      <p>选择在一网通办登录的用户：</p>
      <ul>
        {accounts.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" onClick={() => goBack({ code: giveTicket(id, serverNow()) })}>
              {name}（{note}）
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => goBack({ error: 'access_denied' })}>
            取消登录
          </button>
        </li>
        <li>
          <button type="button" onClick={() => goBack({ error: 'temporarily_unavailable' })}>
            服务暂停
          </button>
        </li>
      </ul>
    </main>
  )
}
