// @vitest-environment jsdom
/** What an error report and the device may hold of each kind of personal data in the register. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isGuarded, type PersonalDataKind, personalDataKindNames } from '@/lib/personal-data/kinds'
import { splitValue } from '@/smartform/drafts/sensitive-values'
import { parseDefinition } from '@/smartform/schema/parse-definition'

/** A value of each kind; a new kind does not compile without one. */
const samples: Readonly<Record<PersonalDataKind, string>> = {
  name: '陈思远',
  certificateNumber: '310110198504160436',
  certificateScan: '身份证正面.pdf',
  bankAccount: '6222021001001000212',
  bankName: '中国工商银行上海市五角场支行',
  mobile: '13800001001',
  telephone: '021-55660000-8001',
  email: 'researcher@example.cn',
  address: '上海市杨浦区国权路71弄5号',
  birthday: '1985-04-16',
  sex: '女性',
  origin: '浙江绍兴',
  ethnicity: '维吾尔族',
  party: '九三学社社员',
  education: '博士研究生',
  position: '研究员',
  proof: '职称证书.pdf',
  career: '上海申江大学计算机学院',
  achievements: '面向城市管理的图像识别方法',
  unit: '上海申江大学',
  stay: '2026-03-09',
  photo: '本人照片.jpg',
  health: '高血压二级',
}

const bodies: string[] = []
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(String(body))
    return new Response(null)
  })
})
afterEach(() => {
  bodies.length = 0
  vi.unstubAllGlobals()
})

it.each(personalDataKindNames)('an error report holds nothing of the kind %s', async (kind) => {
  const value = samples[kind]
  const { reportError } = await import('@/app/error-report')
  const error = new TypeError(`unexpected value ${value} in property`)
  error.stack = `TypeError: ${value}\n    at save (https://kj.gov.cn/assets/a.js?x=${value}:1:2)`
  reportError(error, '/company/:id/staff', 'https://reports.gov.cn/portal')
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).not.toContain(value)
})

it.each(personalDataKindNames)(
  'a draft on the device holds a value of the kind %s in the clear only if the register allows it',
  (kind) => {
    const source = {
      id: 'a',
      version: 1,
      title: 'a',
      pages: [
        {
          id: 'p',
          title: 'p',
          sections: [
            { id: 's', title: 's', fields: [{ id: 'f', kind: 'text', label: 'f', maxLength: 99, personal: kind }] },
          ],
        },
      ],
    }
    const node = parseDefinition(source).fields.get('f') ?? expect.fail('no field')
    const { clear, secret } = splitValue(node, samples[kind])
    expect(clear === undefined).toBe(isGuarded(kind))
    expect(secret === null).toBe(!isGuarded(kind))
  },
)
