/** Tests of the private calendar address and .ics file of due dates. */
import { afterEach, describe, expect, it } from 'vitest'
import { formatDay } from '@/lib/time/beijing-time'
import { icsOf } from '@/lib/time/ics'
import { startBackend } from '../node'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs } from '../resolvers/ask-as'

const backend = startBackend()
afterEach(() => backend.reset())

const calls = {
  address: '{ calendarAddress }',
  make: 'mutation { makeCalendarAddress }',
  end: 'mutation { endCalendarAddress }',
  todos: 'query($pile: TodoPile!) { todos(pile: $pile, pageSize: 100) { items { id title dueAt link } } }',
  decide: 'mutation($id: ID!, $opinion: String) { decideWork(id: $id, action: RETURN, opinion: $opinion) { id } }',
  snooze: 'mutation($id: ID!, $until: Timestamp) { snoozeTodo(todoId: $id, until: $until) }',
} as const

const made = async (persona: PersonaId) => (await askAs(backend, persona)(calls.make)).data as string
const read = (address: string) => fetch(`http://localhost${address}`)

/** The properties of each event, as a calendar reads them. */
function eventsOf(ics: string): Record<string, string>[] {
  const unfolded = ics.replaceAll('\r\n ', '')
  return unfolded
    .split(/^BEGIN:VEVENT\r\n/m)
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
      ),
    )
}
const events = async (address: string) => eventsOf(await (await read(address)).text())
const dated = async (persona: PersonaId) =>
  (
    (await askAs(backend, persona)(calls.todos, { pile: 'DO' })).data.items as {
      id: string
      title: string
      dueAt: number | null
      link: string | null
    }[]
  ).filter(({ dueAt }) => dueAt !== null)
const uid = ({ id }: { id: string }) => `${id}@science-portal`

describe('the calendar feed of due dates at a private address', () => {
  it.each(personaIds)(
    '%s: lists every to-do with a date once, on its day in Beijing, with its link',
    async (persona) => {
      const todos = await dated(persona)
      const found = await events(await made(persona))
      expect(found.map(({ UID }) => UID).toSorted()).toEqual(todos.map(uid).toSorted())
      for (const todo of todos) {
        const event = found.find(({ UID }) => UID === uid(todo))
        expect(event?.['DTSTART;VALUE=DATE']).toBe(formatDay(todo.dueAt ?? 0).replaceAll('-', ''))
        expect(event?.URL).toBe(`http://localhost${todo.link ?? '/mail'}`)
      }
    },
  )

  it('finished to-dos disappear, snoozed ones keep their date', async () => {
    const address = await made('unitAdministrator')
    const work = backend.db.works.where({ kind: 'DECLARATION', state: 'UNIT_REVIEW', unitId: 'unit-1' })[0]
    const has = async (id: string) => (await events(address)).filter(({ UID }) => UID === uid({ id })).length
    const id = `work:${work?.id}`
    expect(await has(id)).toBe(1)
    const until = Date.now() + 3600_000
    expect((await askAs(backend, 'unitAdministrator')(calls.snooze, { id, until })).code).toBeNull()
    expect(await has(id)).toBe(1)
    await askAs(backend, 'unitAdministrator')(calls.decide, { id: work?.id, opinion: '请补充' })
    expect(await has(id)).toBe(0)
  })

  it('does not exist before it is requested; a renewed or ended address stops working', async () => {
    const ask = askAs(backend, 'researcher')
    expect((await ask(calls.address)).data).toBeNull()
    const first = await made('researcher')
    expect((await ask(calls.address)).data).toBe(first)
    const answer = await read(first)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const second = await made('researcher')
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await ask(calls.end)).data).toBe(true)
    expect((await ask(calls.end)).data).toBe(false)
    expect([(await read(second)).status, (await ask(calls.address)).data]).toEqual([404, null])
  })

  it('has a long random secret that is no session, lists its owner’s dates only, and cannot be guessed', async () => {
    const own = await made('researcher')
    const others = await made('unitAdministrator')
    expect(own).toMatch(/^\/api\/workflow\/calendar\/[0-9a-f]{64}\.ics$/)
    expect(backend.db.sessions.all().some(({ id }) => own.includes(id))).toBe(false)
    expect((await events(own)).map(({ UID }) => UID)).toEqual((await dated('researcher')).map(uid))
    expect(await events(own)).not.toEqual(await events(others))
    for (const guess of [personaUserId('researcher'), '', 'undefined', own.slice(-12, -4)])
      expect((await read(`/api/workflow/calendar/${guess}.ics`)).status).toBe(404)
  })

  it('contains no name or unit', async () => {
    const text = (await (await read(await made('unitAdministrator'))).text()).replaceAll('\r\n ', '')
    for (const word of [
      '上海申江大学',
      '周敏',
      backend.db.users.get(personaUserId('researcher'))?.userFullname ?? '周敏',
    ])
      expect(text).not.toContain(word)
  })
})

describe('a calendar as a file', () => {
  const day = { uid: 'a@b', day: '2026-03-01', description: '', url: 'https://example.cn/mail' }
  it.each([
    ['commas, semicolons and backslashes', '甲,乙;丙\\n', '甲\\,乙\\;丙\\\\n'],
    ['line breaks of every kind', '甲\r\n乙\n丙\r丁\u2028戊\u0085己', '甲\\n乙\\n丙\\n丁\\n戊\\n己'],
    ['an injected event', '甲\nEND:VEVENT\nBEGIN:VEVENT', '甲\\nEND:VEVENT\\nBEGIN:VEVENT'],
    ['control characters', '甲\u0000\u0007乙', '甲乙'],
  ])('keeps %s within the title', (_case, title, value) => {
    const ics = icsOf('待办', [{ ...day, title }], 0)
    expect(ics.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(eventsOf(ics)[0]?.SUMMARY).toBe(value)
  })

  it('has no line longer than 75 octets and never cuts a character in two', () => {
    const title = `${'量子计算'.repeat(30)}𠮷a${'🧪'.repeat(40)}`
    const ics = icsOf('待办', [{ ...day, title }], 0)
    expect(Math.max(...ics.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(eventsOf(ics)[0]?.SUMMARY).toBe(title)
  })
})
