/** Tests of the build's settings (`.env.example`). */
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { inventedSettings } from '../build/site-settings-plugin.ts'

const demo = parseEnv(readFileSync('.env.demo', 'utf8'))
const invented = (env: Record<string, string>) => inventedSettings(env, demo)

describe('a production build fails with an example value, and names the variable', () => {
  it.each([
    ['the placeholder', 'VITE_HOTLINE', '021-12345678'],
    ['the placeholder in another spelling', 'VITE_HOTLINE', '（021）1234 5678'],
    ['one digit eight times', 'VITE_HOTLINE', '021-88888888'],
    ['a simulated service of the demonstration', 'VITE_ONE_STOP_URL', 'https://portal.gov.cn/simulated/one-stop'],
    ['a reserved example host', 'VITE_GOVERNMENT_HEADER_URL', 'https://www.example.com/header.html'],
    ['a placeholder record number', 'VITE_ICP_RECORD', '沪ICP备XXXXXXXX号'],
    ['a placeholder name', 'VITE_COMMISSION_NAME', '某某市科学技术局'],
    ['a key that is none', 'VITE_PASSWORD_PUBLIC_KEY', '04abc'],
    ['a key that is no point of the curve', 'VITE_PASSWORD_PUBLIC_KEY', `04${'1f'.repeat(64)}`],
    ['a name that matches a placeholder', 'VITE_PORTAL_NAME', '待定'],
    ...Object.entries(demo)
      .filter(([name]) => !name.includes('_HOURS'))
      .map(([name, value]) => ['the demonstration’s own', name, value ?? '']),
  ])('%s: %s=%s', (_case, name = '', value = '') => {
    expect(invented({ [name]: value })).toEqual([expect.stringContaining(`${name}=${value}`)])
  })
})

it.each([
  ['nothing at all', {}],
  ['empty, as a copy of .env.example has it', parseEnv(readFileSync('.env.example', 'utf8'))],
  [
    'real values of a city',
    { VITE_HOTLINE: '021-62581234', VITE_ICP_RECORD: '沪ICP备05012345号-2', VITE_COMMISSION_NAME: '宁海县科学技术局' },
  ],
  ['a variable that is not a setting of the portal', { PATH: '/simulated/', USER: 'example' }],
])('a production build accepts %s', (_case, env) => {
  expect(invented(env as Record<string, string>)).toEqual([])
})

it('.env.example lists every setting that the source reads, without values', () => {
  const read = readFileSync('src/vite-env.d.ts', 'utf8').matchAll(/readonly (VITE_\w+)/g)
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(Object.keys(example)).toEqual(expect.arrayContaining([...read].map(([, name]) => name)))
  expect(Object.values(example).filter(Boolean)).toEqual([])
})
