/** Other systems that people may sign in to with their portal account, and the check of their return addresses. */

import { fail } from '../fail'

interface Client {
  name: string
  owner: string
  /** Allowed origins of its return addresses; `localhost` for any port of this machine. */
  origins: readonly string[]
  scopes: readonly string[]
}

/** The systems that people may sign in to with their portal account. */
const clients: readonly Client[] = [
  {
    name: '科技报告服务系统',
    owner: '市科学技术情报研究所',
    origins: ['https://report.example.gov.cn'],
    scopes: ['姓名和用户名', '所属单位'],
  },
  {
    name: '大型科学仪器共享服务平台',
    owner: '市研发公共服务平台管理中心',
    origins: ['https://instrument.example.org'],
    scopes: ['姓名和用户名', '手机号码', '所属单位'],
  },
  { name: '演示接入系统', owner: '演示环境', origins: ['localhost'], scopes: ['姓名和用户名'] },
]

/** The system of a return address: 60159 for a forbidden address, 60157 for an unregistered system. */
export function clientOf(redirectUrl: string) {
  if (!URL.canParse(redirectUrl)) return fail(60159)
  const { protocol, hostname, origin, host, username, password } = new URL(redirectUrl)
  const local = hostname === 'localhost' || hostname === '127.0.0.1'
  if (username || password || (protocol !== 'https:' && !(protocol === 'http:' && local))) fail(60159)
  const client = clients.find((client) => client.origins.includes(local ? 'localhost' : origin)) ?? fail(60157)
  const { name, owner, scopes } = client
  return { name, owner, scopes: [...scopes], host }
}

/** A code for another system; it is not linked to a user here. */
export function codeForClient() {
  const random = crypto.getRandomValues(new Uint8Array(16))
  const token = `oauth-${[...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return { success: true, token, code: 200, message: '授权成功' }
}
