/** Tests of calendar files (RFC 5545) as calendar programs read them. */
import { expect, it } from 'vitest'
import { icsOf } from './ics'

const at = Date.UTC(2026, 10, 26, 8, 5, 9, 123)
const entry = {
  uid: 'todo-1',
  day: '2026-12-01',
  title: '提交任务书',
  description: '项目',
  url: 'https://kjgl.example.cn/todo?a=1,2',
}
const linesOf = (title: string, more: Partial<typeof entry> = {}) =>
  icsOf('我的待办', [{ ...entry, title, ...more }], at).split('\r\n')

it('a calendar file has one whole-day entry that blocks no time, for each to-do', () => {
  expect(icsOf('我的待办', [entry], at)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//science-portal//todos//ZH',
      'X-WR-CALNAME:我的待办',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:todo-1',
      'DTSTAMP:20261126T080509Z',
      'DTSTART;VALUE=DATE:20261201',
      'SUMMARY:提交任务书',
      'DESCRIPTION:项目',
      'URL:https://kjgl.example.cn/todo?a=1,2',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it.each([
  ['a,b;c\\d', 'a\\,b\\;c\\\\d'],
  ['上\r\n下', '上\\n下'],
  ['上\n下\r尾', '上\\n下\\n尾'],
  ['上\u0085中\u2028下\u2029尾', '上\\n中\\n下\\n尾'],
  ['有\u0007声', '有声'],
])('the title %j stays one line and ends no other field', (title, escaped) => {
  expect(linesOf(title)).toContain(`SUMMARY:${escaped}`)
})

it('a line of 75 octets stays whole, and a longer one continues on lines that begin with a space', () => {
  const whole = 'x'.repeat(75 - 'SUMMARY:'.length)
  expect(linesOf(whole)).toContain(`SUMMARY:${whole}`)
  expect(linesOf(`${whole}yz`).slice(10, 12)).toEqual([`SUMMARY:${whole}`, ' yz'])
})

it('no line has more than 75 octets, and folding splits no character', () => {
  const title = '国家重点研发计划项目申报书'.repeat(12)
  const file = icsOf('名', [{ ...entry, title }], at)
  expect(Math.max(...file.split('\r\n').map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
