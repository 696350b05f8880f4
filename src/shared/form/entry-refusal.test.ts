/** Tests of the field at which a refusal is shown. */
import { expect, it } from 'vitest'
import { codeFailure } from '@/api/errors/classify'
import { TransportFailure } from '@/api/errors/failure'
import { entryCall, entryRefusal } from './entry-refusal'

const fields = { eligibility: 'conditions', hostUnit: 'host', baseName: 'base', checkCode: 'check' } as const

function refused(code: number, kind: keyof typeof entryCall) {
  const { textContext } = { textContext: undefined, ...entryCall[kind] }
  const failure = codeFailure(
    code,
    {},
    { endpoint: 'program', operation: 'Enter', status: 200, sentWith: undefined, textContext },
  )
  return entryRefusal(new TransportFailure(failure), kind, fields)
}

it.each([
  ['declaration', 60345, 'conditions', '填报人未实名认证，请到用户中心首页完成实名认证后重新进入'],
  ['base', 60345, 'conditions', '填报人未实名认证，请到用户中心首页完成实名认证后重新进入'],
  ['base', 603010, 'host', '依托单位与基地不匹配，请核对'],
  ['base', 603011, 'check', '校验码错误，请核对通知中的校验码'],
  ['declaration', 603008, 'form', '填写的信息不一致，请核对后重新填写'],
  ['declaration', 60176, 'form', ''],
] as const)('a %s refused with %s shows the error at %s', (kind, code, field, text) => {
  expect(refused(code, kind)).toEqual({ field, text })
})
