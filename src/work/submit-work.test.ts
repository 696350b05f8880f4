// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { resetEndpoints } from '@/api/reset-endpoints'
import { submitWork } from './submit-work'

afterEach(async () => {
  vi.unstubAllGlobals()
  await resetEndpoints()
})

it.each([
  ['science-base', 603009, '该基地不在本年度检查范围内，请联系管理员'],
  ['science-base', 60347, '基地填报已截止，不能再填报或提交'],
  ['achievement-transformation', 603009, '该项目不在本年度填报范围内，请核对或联系管理员'],
  ['DECLARATION', 60347, '申报已截止，不能再填报或提交'],
])('a submission of kind %s refused with %i shows the text of its binding: %s', async (kind, code, message) => {
  const refusal = { data: null, errors: [{ message: '', extensions: { code } }] }
  vi.stubGlobal('fetch', async () => Response.json(refusal))
  expect(await submitWork({ id: 'w', kind }, 1)).toEqual({ kind: 'failed', message })
})
