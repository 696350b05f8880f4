// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { precachePortal } from './service-worker'

afterEach(() => vi.unstubAllGlobals())

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const page = () => new Response('', { headers: { 'content-type': 'text/html' } })
const registers = ['register', 'keep']

it.each([
  ['is there', script, false, registers],
  ['is missing: the worker is told to remove itself', () => new Response('', { status: 404 }), false, ['stop']],
  ['is missing, and the server answers with a page', page, false, ['stop']],
  ['is switched off by the build', script, true, ['stop']],
  ['cannot be loaded because the server fails', () => new Response('', { status: 503 }), false, []],
  ['cannot be loaded offline', () => Promise.reject(new TypeError('the line is cut')), false, []],
])('the service worker file %s', async (_how, answer, off, expected) => {
  vi.stubGlobal('fetch', async () => answer())
  const done: string[] = []
  const active = { postMessage: ({ type }: { type: string }) => done.push(type) }
  const registration = { active } as unknown as ServiceWorkerRegistration
  await precachePortal(
    {
      async register() {
        done.push('register')
        return registration
      },
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
    off,
  )
  expect(done).toEqual(expected)
})
